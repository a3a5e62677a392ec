export const Outline = () => null
