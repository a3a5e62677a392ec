/** `id`: of the saved survey. */
export const VersionsDialog = (_: { id: string; onClose: () => void }) => null
