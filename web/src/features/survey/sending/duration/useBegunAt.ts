import { useEffect, useRef } from 'react'
import type { AnswerStore } from '../../answers/answerStore.ts'

/** When the first input was, in milliseconds of this page; undefined before any, NaN in a form begun with a draft. */
export function useBegunAt(store: AnswerStore) {
  const at = useRef<number>(undefined)
  useEffect(() => {
    at.current = store.changeCount() > 0 ? NaN : undefined
    return store.subscribe(['any'], () => void (at.current ??= performance.now()))
  }, [store])
  return at
}
