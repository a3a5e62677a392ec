import { useLayoutEffect, useMemo, useState } from 'react'
import { isStorageAvailable } from '../../../lib/store/isStorageAvailable.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { forgetDraft, writeDraft, type DraftOwner } from '../persistence/draft.ts'
import { loadedSendingChunk } from '../sending/loadSendingChunk.ts'

const pauseMilliseconds = 400

/**
 * Keeps what is entered on this device, a moment after the last change and before the page goes away. `kept`: everything so far is kept;
 * false where the browser keeps nothing (it asks before the page goes away then), null for nothing to keep. `discard` forgets it and keeps
 * nothing more.
 */
export function useDraft(store: AnswerStore, { response, version, user }: DraftOwner, restored: boolean) {
  const [isStored, setStored] = useState(() => (restored ? isStorageAvailable() : null))
  const writer = useMemo(
    () => createDraftWriter(store, { response, version, user }, restored, setStored),
    [store, response, version, user, restored],
  )
  useLayoutEffect(() => writer.start(), [writer]) // before the form enters what was typed before the script came
  return { isStored, discard: writer.discard }
}

/** What keeps the drafts of the forms that are open. */
const openWriters = new Set<() => boolean>()

/** Keeps at once what was entered a moment ago. True where something was entered in a form that is open. */
export function flushDrafts(): boolean {
  return [...openWriters].map((flush) => flush()).includes(true)
}

const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function createDraftWriter(store: AnswerStore, of: DraftOwner, restored: boolean, onStored: (isStored: boolean | null) => void) {
  const { survey } = store
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDiscarded = false
  let isTouched = false

  function write() {
    clearTimeout(timer)
    timer = undefined
    const entered = store.values()
    if (store.changeCount() > 0) reportStored(writeDraft(survey, of, entered, loadedSendingChunk()?.answersAsText(survey, entered)))
    else {
      forgetDraft(survey.id)
      reportStored(null)
    }
  }
  function reportStored(isStored: boolean | null) {
    if (isStored === false) addEventListener('beforeunload', confirmUnload)
    else removeEventListener('beforeunload', confirmUnload)
    onStored(isStored)
  }
  function onChange() {
    if (isDiscarded || !survey.is_active) return
    isTouched = true
    clearTimeout(timer)
    timer = setTimeout(write, pauseMilliseconds)
  }
  const flush = () => {
    if (timer !== undefined) write()
    return isTouched
  }
  return {
    discard: () => {
      isDiscarded = true
      clearTimeout(timer)
      timer = undefined
      removeEventListener('beforeunload', confirmUnload)
      forgetDraft(survey.id)
    },
    start: () => {
      if (restored) reportStored(isStorageAvailable())
      const stop = store.subscribe(['any'], onChange)
      openWriters.add(flush)
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
      return () => {
        stop()
        openWriters.delete(flush)
        removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flush)
        flush()
        removeEventListener('beforeunload', confirmUnload)
      }
    },
  }
}
