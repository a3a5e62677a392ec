import { useCallback, useEffect, useRef } from 'react'
import type { AnswerStore } from '../answers/answerStore.ts'

/**
 * Answers the whole seconds since the first input on this page, at least 1; undefined before it, and where the form began with something that
 * was entered another time.
 */
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

/** Seconds in a day: a page that stayed open for longer says nothing of how long the answers took. */
const longest = 86_400
