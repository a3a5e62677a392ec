export const PreviewPane = () => null
