/**
 * Runs something once the page has nothing else to do, `wait` milliseconds from now at the earliest; never within a keystroke, and not later
 * than `latest` milliseconds after that. Returns what calls it off.
 */
export function onIdle(run: () => void, { wait = 0, latest = 3000 } = {}): () => void {
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
