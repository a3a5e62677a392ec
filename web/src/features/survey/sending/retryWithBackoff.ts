const longestPauseMilliseconds = 60_000

/** Calls `attempt`, which must not reject, when online again and after pauses that double from `seconds` to 60 s, until it is stopped. */
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
