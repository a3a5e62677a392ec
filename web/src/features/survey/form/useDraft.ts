import { useLayoutEffect, useMemo, useState } from 'react'
import { isStorageAvailable } from '../../../lib/store/isStorageAvailable.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { forgetDraft, writeDraft, type DraftOf } from '../persistence/draft.ts'
import { loadedSendingChunk } from '../sending/loadSendingChunk.ts'

const pauseMilliseconds = 400

/**
 * Keeps what is entered on this device, a moment after the last change and before the page goes away. `kept`: everything so far is kept;
 * false where the browser keeps nothing (it asks before the page goes away then), null for nothing to keep. `discard` forgets it and keeps
 * nothing more.
 */
export function useDraft(store: AnswerStore, { response, version, user }: DraftOf, restored: boolean) {
  const [kept, setKept] = useState(() => (restored ? isStorageAvailable() : null))
  const keeper = useMemo(
    () => draftKeeper(store, { response, version, user }, restored, setKept),
    [store, response, version, user, restored],
  )
  useLayoutEffect(() => keeper.follow(), [keeper]) // before the form enters what was typed before the script came
  return { kept, discard: keeper.discard }
}

/** What keeps the drafts of the forms that are open. */
const keepers = new Set<() => boolean>()

/** Keeps at once what was entered a moment ago. True where something was entered in a form that is open. */
export function flushDrafts(): boolean {
  return [...keepers].map((flush) => flush()).includes(true)
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

function draftKeeper(store: AnswerStore, of: DraftOf, restored: boolean, tell: (kept: boolean | null) => void) {
  const { survey } = store
  let timer: ReturnType<typeof setTimeout> | undefined
  let discarded = false
  let touched = false

  function keep() {
    clearTimeout(timer)
    timer = undefined
    const entered = store.entered()
    if (store.changes() > 0) showKept(writeDraft(survey, of, entered, loadedSendingChunk()?.answersAsText(survey, entered)))
    else {
      forgetDraft(survey.id)
      showKept(null)
    }
  }
  function showKept(kept: boolean | null) {
    if (kept === false) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
    tell(kept)
  }
  function changed() {
    if (discarded || !survey.is_active) return
    touched = true
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMilliseconds)
  }
  const flush = () => {
    if (timer !== undefined) keep()
    return touched
  }
  return {
    discard: () => {
      discarded = true
      clearTimeout(timer)
      timer = undefined
      removeEventListener('beforeunload', ask)
      forgetDraft(survey.id)
    },
    follow: () => {
      if (restored) showKept(isStorageAvailable())
      const stop = store.listen(['any'], changed)
      keepers.add(flush)
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
      return () => {
        stop()
        keepers.delete(flush)
        removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flush)
        flush()
        removeEventListener('beforeunload', ask)
      }
    },
  }
}
