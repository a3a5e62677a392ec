const firstPauseMilliseconds = 2000
const longestPauseMilliseconds = 60_000

/**
 * Calls `again` as soon as the network is back, and else after pauses that grow, a quarter more or less; never while a call is under way.
 * Returns how to stop. `again` must not reject.
 */
export function keepTrying(again: () => Promise<void>): () => void {
  let pause = firstPauseMilliseconds
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let trying = false
  const wait = () => {
    trying = false
    if (stopped) return
    timer = setTimeout(go, pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
  function go() {
    if (trying) return
    trying = true
    clearTimeout(timer)
    void again().then(wait)
  }
  addEventListener('online', go)
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', go)
  }
}
