/** The media query for reduced motion; undefined where the browser has no matchMedia. */
export const reducedMotionQuery = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** True unless the person asks for reduced motion. */
export const allowsMotion = (): boolean => !reducedMotionQuery()?.matches

/** Calls `listener` when the preference changes. Returns a function that unsubscribes. */
export function subscribeReducedMotion(listener: () => void): () => void {
  const query = reducedMotionQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
