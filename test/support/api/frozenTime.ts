let frozen: number | undefined

/** The time of `frozenAt`; undefined while time is not frozen. */
export const frozenTime = (): number | undefined => frozen

/** Runs a function at that time (ms since the epoch), which is frozen meanwhile; timers keep running. */
export async function frozenAt<T>(time: number, run: () => Promise<T>): Promise<T> {
  frozen = time
  jest.useFakeTimers({
    now: time,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
  try {
    return await run()
  } finally {
    frozen = undefined
    jest.useRealTimers()
  }
}
