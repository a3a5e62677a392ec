/** `id` and `slug` as they are saved. */
export const ShareDialog = (_: { id: string; slug: string; title: string; onClose: () => void }) => null
