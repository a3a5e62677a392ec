/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/** Delays all concurrent calls together when the server tells one of them to wait. */
export function pace(signal: AbortSignal) {
  let notBefore = 0
  return {
    /** Lets no call start within the next `ms`. */
    hold(ms: number) {
      notBefore = Math.max(notBefore, Date.now() + ms)
    },
    /** Resolves when a call may start, or at once when the signal is aborted. */
    async turn() {
      while (Date.now() < notBefore && !signal.aborted) await sleep(notBefore - Date.now(), signal)
    },
  }
}
export type Pace = ReturnType<typeof pace>
