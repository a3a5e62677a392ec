/** Calls `run` when idle, after `wait` ms at the earliest and `latest` ms after that at the latest. Returns a function that cancels it. */
export function onIdle(run: () => void, { wait = 0, latest = 3000 } = {}): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: latest })
    else run()
  }, wait)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
