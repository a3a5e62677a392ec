import { useEffect, useEffectEvent } from 'react'
import { serverNow } from './serverClock.ts'

/** Pages that wait for the same moment send their requests at different seconds. */
const spreadMilliseconds = 20_000
/** Browser timers last at most 24 days, and stop while a device sleeps. */
const longestTimerMilliseconds = 60_000
const longestPauseMilliseconds = 60_000

/**
 * Calls `check` at once, which sets the clock, then some seconds after the server's clock shows `time` (ISO), and with longer and longer pauses after
 * that, until it resolves to true. A random part adds at most a quarter to `longestPause` (ms). Nothing without a time. `check` must not reject.
 */
export function useCheckAt(time: string | undefined, check: () => Promise<boolean>, longestPause = longestPauseMilliseconds): void {
  const run = useEffectEvent(check)
  useEffect(() => {
    if (!time) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let pause = spreadMilliseconds / 2
    let next = Date.parse(time) + Math.random() * spreadMilliseconds
    const wait = () => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(() => void tick(), Math.min(Math.max(next - serverNow(), 0), longestTimerMilliseconds))
    }
    async function tick() {
      if (serverNow() < next) return wait()
      if (await run()) return
      next = serverNow() + pause * (0.75 + Math.random() / 2)
      pause = Math.min(pause * 1.5, longestPause)
      wait()
    }
    void run().then((isDone) => isDone || wait())
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [time, longestPause])
}
