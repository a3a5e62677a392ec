/**
 * Runs something once the page has nothing else to do, after `wait` milliseconds; never within a keystroke, and not later than `latest` after
 * that. Answers what calls it off.
 */
export function whenIdle(run: () => void, { wait = 0, latest }: { wait?: number; latest: number }): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: latest })
    else run()
  }, wait)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
