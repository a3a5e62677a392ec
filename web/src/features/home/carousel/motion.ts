/** Whether the person wants less motion; undefined where the browser cannot tell. */
export const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export const wantsMotion = (): boolean => !calm()?.matches

/** Calls `listener` when the person wants something else. Returns how to stop. */
export function followCalm(listener: () => void): () => void {
  const query = calm()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
