import { useCallback, useEffect, useRef } from 'react'
import type { AnswerStore } from '../answers/answerStore.ts'

/** Whole seconds since the first input, 1 to 86,400. Undefined before any input, after a day, and in a form begun with a draft. */
export function useSecondsToAnswer(store: AnswerStore): () => number | undefined {
  const first = useRef<number>(null)
  useEffect(() => {
    first.current = null
    if (store.changeCount() > 0) return undefined
    const stop = store.subscribe(['any'], () => {
      first.current = performance.now()
      stop()
    })
    return stop
  }, [store])
  return useCallback(() => {
    if (first.current === null) return undefined
    const seconds = Math.max(1, Math.round((performance.now() - first.current) / 1000))
    return seconds <= longest ? seconds : undefined
  }, [])
}

/** Seconds in a day: a page that was open for longer says nothing about how long answering took. */
const longest = 86_400
