const longestPauseMilliseconds = 60_000

/**
 * Calls `attempt`, one call at a time, when the browser goes online and else after pauses that double from 2 s, or from `seconds`, to 60 s (each up to a
 * quarter shorter or longer), until the returned function is called. `attempt` must not reject.
 */
export function retryWithBackoff(attempt: () => Promise<void>, seconds = 2): () => void {
  let pause = Math.min(seconds * 1000, longestPauseMilliseconds)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let trying = false
  const scheduleNext = () => {
    trying = false
    if (stopped) return
    timer = setTimeout(attemptNow, pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
  function attemptNow() {
    if (trying) return
    trying = true
    clearTimeout(timer)
    void attempt().then(scheduleNext)
  }
  addEventListener('online', attemptNow)
  scheduleNext()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', attemptNow)
  }
}
