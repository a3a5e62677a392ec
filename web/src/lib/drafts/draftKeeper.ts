import { createStore } from '../store/createStore.ts'
import { onIdle } from '../loading/onIdle.ts'
import { deleteDraft, storeDraft, keepDraftOnUnload, type Draft } from './drafts.ts'

/** Milliseconds that a change may wait before this device keeps it. */
const writeDelay = 800

export type DraftSource<Body> = {
  /**
   * What is edited, the very object until it changes, and what it changes, as `Draft` has it; undefined where all is saved.
   */
  unsavedDraft: () => Pick<Draft<Body>, 'body' | 'base' | 'version'> | undefined
  /** Calls `listener` whenever that may have changed; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps on this device what is not saved, some time after it was typed and never within the keystroke, and lets it go once it is saved.
 * Each editor has a draft of its own, so that two windows do not overwrite each other's.
 */
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
    /** True while this device has no room for a draft. */
    isFull,
    isCurrent: (draft: Draft<Body>) => draft.key === key,
    /** Starts to keep. `whose`: the person and what they edit, such as 'ID homepage'. Returns the way to stop, which keeps what there is. */
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
    /** Keeps what is edited as a draft that is not touched any more, the next one is another. Undefined where all is saved. */
    stash: (): Draft<Body> | undefined => {
      const edited = unsavedDraft()
      const draft = edited && draftOf(edited)
      write()
      key = crypto.randomUUID()
      writtenBody = undefined
      return draft
    },
    /** Goes on with a draft that was found: from now on it is this editor's own. */
    resume: (draft: Draft<Body>) => {
      key = draft.key
      writtenBody = draft.body
      scheduleWrite()
    },
  }
}
