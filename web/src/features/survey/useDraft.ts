import { useEffect, useMemo, useState } from 'react'
import type { AnswerStore } from './answerStore.ts'
import { forgetDraft, writeDraft, type DraftOf } from './draft.ts'
import { ifAnswered } from './loadAnswered.ts'

const pauseMilliseconds = 400

/**
 * Keeps what is entered on this device, a moment after the last change and before the page goes away. `kept`: everything so far is kept.
 * `discard` forgets it and keeps nothing more.
 */
export function useDraft(store: AnswerStore, { response, version, user }: DraftOf, restored: boolean) {
  const [kept, setKept] = useState(restored)
  const keeper = useMemo(() => draftKeeper(store, { response, version, user }, setKept), [store, response, version, user])
  useEffect(() => keeper.follow(), [keeper])
  return { kept, discard: keeper.discard }
}

function draftKeeper(store: AnswerStore, of: DraftOf, tell: (kept: boolean) => void) {
  const { survey } = store
  let timer: ReturnType<typeof setTimeout> | undefined
  let discarded = false

  function keep() {
    clearTimeout(timer)
    timer = undefined
    const entered = store.entered()
    if (store.changes() > 0) tell(writeDraft(survey, of, entered, ifAnswered()?.answersAsText(survey, entered)))
    else forgetDraft(survey.id)
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
      forgetDraft(survey.id)
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
