let frozen: number | undefined

/** The time that `frozenAt` holds; undefined where time goes on. */
export const frozenTime = (): number | undefined => frozen

/** Runs what a test does at that time (ms since the epoch), which stands still meanwhile; timers run on. */
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
