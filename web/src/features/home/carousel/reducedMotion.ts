export const reducedMotionQuery = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** True unless the person asks for reduced motion. */
export const allowsMotion = (): boolean => !reducedMotionQuery()?.matches

export function subscribeReducedMotion(listener: () => void): () => void {
  const query = reducedMotionQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
