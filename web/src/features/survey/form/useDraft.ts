import { useLayoutEffect, useMemo, useState } from 'react'
import { isStorageAvailable } from '../../../lib/store/isStorageAvailable.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { forgetDraft, mergeDrafts, readDraft, sameEntered, writeDraft } from '../persistence/draft.ts'
import type { DraftOwner } from '../persistence/storedDraft.ts'
import { loadedAfterFormChunk } from '../sending/loadAfterFormChunk.ts'

const pauseMilliseconds = 400

/**
 * Stores the input on this device, merged by question with that of other tabs, 400 ms after the last change and before the page is hidden.
 * `restored`: the form began with a draft. `isStored`: true if a draft is stored, false if the browser stores nothing (then it asks before the page
 * unloads), null without changes. `discard` deletes the draft and stops storing.
 */
export function useDraft(store: AnswerStore, { response, version, user }: DraftOwner, restored: boolean) {
  const [isStored, setStored] = useState(() => (restored ? isStorageAvailable() : null))
  const writer = useMemo(
    () => createDraftWriter(store, { response, version, user }, restored, setStored),
    [store, response, version, user, restored],
  )
  useLayoutEffect(() => writer.start(), [writer]) // a layout effect, so that it runs before the form's own, which enters early input
  return { isStored, discard: writer.discard }
}

/** The `flush` of each form that is mounted. */
const openWriters = new Set<() => boolean>()

/** Stores pending changes at once. True if there was any input in a form since it mounted. */
export function flushDrafts(): boolean {
  return [...openWriters].map((flush) => flush()).includes(true)
}

const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function createDraftWriter(store: AnswerStore, owner: DraftOwner, restored: boolean, onStored: (isStored: boolean | null) => void) {
  const { survey } = store
  let known = store.values()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDiscarded = false
  let isTouched = false

  function write() {
    clearTimeout(timer)
    timer = undefined
    const entered = store.values()
    const stored = readDraft(survey.id, owner)
    const merged = stored ? mergeDrafts(entered, known, stored) : entered
    known = entered
    if (store.changeCount() > 0 || !sameEntered(merged, entered))
      reportStored(writeDraft(survey, owner, merged, loadedAfterFormChunk()?.answersAsText(survey, merged)))
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
      const unsubscribe = store.subscribe(['any'], onChange)
      openWriters.add(flush)
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
      return () => {
        unsubscribe()
        openWriters.delete(flush)
        removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flush)
        flush()
        removeEventListener('beforeunload', confirmUnload)
      }
    },
  }
}
