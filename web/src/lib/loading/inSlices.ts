import { onIdle } from './onIdle.ts'

/** Milliseconds after which a slice takes no further step, so that the page is blocked for some 8 ms at most. */
const sliceTime = 6
/** Milliseconds after which the next slice runs even if the page is never idle. */
export const maxDelay = 2_000

/** Runs the steps of a generator in slices, the first at once and the others when the page is idle. Returns a function that cancels the rest. */
export function inSlices<Result>(steps: Generator<undefined, Result>, onDone: (result: Result) => void): () => void {
  let cancel: (() => void) | undefined
  function slice() {
    const end = performance.now() + sliceTime
    do {
      const { done, value } = steps.next()
      if (done) return onDone(value)
    } while (performance.now() < end)
    cancel = onIdle(slice, { latest: maxDelay })
  }
  slice()
  return () => cancel?.()
}
