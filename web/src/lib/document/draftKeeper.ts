import { createStore } from '../store/createStore.ts'
import { onIdle } from '../loading/onIdle.ts'
import { deleteDraft, storeDraft, keepDraftOnUnload, type Draft } from './drafts.ts'

/** Milliseconds between a change and writing the draft. */
const writeDelay = 800

export type DraftSource<Body> = {
  /** The same object until it changes, with the base and version that it is based on; undefined if all is saved. */
  unsavedDraft: () => Pick<Draft<Body>, 'body' | 'base' | 'version'> | undefined
  /** Calls `listener` when that may have changed. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Writes a draft a moment after each change, and deletes it once all is saved. Each editor instance has its own. */
export function createDraftKeeper<Body>({ unsavedDraft, subscribe }: DraftSource<Body>) {
  let owner = ''
  let key: string = crypto.randomUUID()
  let writtenBody: Body | undefined
  let cancelWrite: (() => void) | undefined
  const isFull = createStore(false)

  const draftOf = (edited: NonNullable<ReturnType<typeof unsavedDraft>>): Draft<Body> => ({
    key,
    owner,
    ...edited,
    at: new Date().toISOString(),
  })

  function write() {
    cancelWrite?.()
    cancelWrite = undefined
    const edited = unsavedDraft()
    if (!edited) {
      if (writtenBody !== undefined) void deleteDraft(key)
      writtenBody = undefined
    } else if (edited.body !== writtenBody) {
      writtenBody = edited.body
      storeDraft(draftOf(edited)).then(
        () => isFull.set(false),
        () => isFull.set(true),
      )
    }
  }
  const scheduleWrite = () => {
    cancelWrite ??= onIdle(write, { wait: writeDelay, latest: writeDelay })
  }
  const onPageHide = () => {
    write()
    const edited = unsavedDraft()
    if (edited) keepDraftOnUnload(draftOf(edited))
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') write()
  }

  return {
    /** True if the last draft could not be written. */
    isFull,
    isCurrent: (draft: Draft<Body>) => draft.key === key,
    /** `draftOwner`: the person and what they edit, such as 'ID homepage'. Returns a function that writes a last time and stops. */
    start: (draftOwner: string) => {
      owner = draftOwner
      const stop = subscribe(scheduleWrite)
      document.addEventListener('visibilitychange', onHidden)
      addEventListener('pagehide', onPageHide)
      return () => {
        stop()
        document.removeEventListener('visibilitychange', onHidden)
        removeEventListener('pagehide', onPageHide)
        write()
      }
    },
    /** Writes the unsaved changes as a draft that is left alone from now on; later changes get a new draft. Returns undefined if all is saved. */
    stash: (): Draft<Body> | undefined => {
      const edited = unsavedDraft()
      const draft = edited && draftOf(edited)
      write()
      key = crypto.randomUUID()
      writtenBody = undefined
      return draft
    },
    /** Makes a restored draft this editor's own. */
    resume: (draft: Draft<Body>) => {
      key = draft.key
      writtenBody = draft.body
      scheduleWrite()
    },
  }
}
