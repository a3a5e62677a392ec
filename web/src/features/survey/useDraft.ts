import { useEffect, useMemo, useState } from 'react'
import type { AnswerStore } from './answerStore.ts'
import { forgetDraft, writeDraft, type DraftOf } from './draft.ts'

const pauseMilliseconds = 400

/**
 * Keeps what is entered on this device, a moment after the last change and before the page goes away. `kept`: everything so far is kept.
 * `discard` forgets it and keeps nothing more.
 */
export function useDraft(store: AnswerStore, { response, user }: DraftOf, restored: boolean): { kept: boolean; discard: () => void } {
  const [kept, setKept] = useState(restored)
  const keeper = useMemo(() => draftKeeper(store, { response, user }, setKept), [store, response, user])
  useEffect(() => keeper.follow(), [keeper])
  return { kept, discard: keeper.discard }
}

function draftKeeper(store: AnswerStore, of: DraftOf, tell: (kept: boolean) => void) {
  const { id } = store.survey
  let timer: ReturnType<typeof setTimeout> | undefined
  let discarded = false

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (store.changes() > 0) tell(writeDraft(id, of, store.entered()))
    else forgetDraft(id)
  }
  function changed() {
    if (discarded) return
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMilliseconds)
  }
  const flush = () => {
    if (timer !== undefined) keep()
  }
  return {
    discard: () => {
      discarded = true
      clearTimeout(timer)
      timer = undefined
      forgetDraft(id)
    },
    follow: () => {
      const stop = store.listen(['any'], changed)
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
      return () => {
        stop()
        removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flush)
        flush()
      }
    },
  }
}
