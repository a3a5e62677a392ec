/** Does `work` once the page has nothing else to do, within three seconds; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
