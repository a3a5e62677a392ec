import { useEffect, useRef } from 'react'
import type { AnswerStore } from '../../answers/answerStore.ts'

/** The time of the first input, in milliseconds of this page; undefined before any, NaN for a form that began with a draft. */
export function useBegunAt(store: AnswerStore) {
  const at = useRef<number>(undefined)
  useEffect(() => {
    at.current = store.changeCount() > 0 ? NaN : undefined
    return store.subscribe(['any'], () => void (at.current ??= performance.now()))
  }, [store])
  return at
}
