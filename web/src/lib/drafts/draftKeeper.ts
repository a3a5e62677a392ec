import { createStore } from '../store/createStore.ts'
import { onIdle } from '../loading/onIdle.ts'
import { forgetDraft, keepDraft, keepLeaving, type Draft } from './drafts.ts'

/** Milliseconds that a change may wait before this device keeps it. */
const wait = 800

export type Edited<Body> = {
  /**
   * What is edited, the very object until it changes, and what it changes, as `Draft` has it; undefined where all is saved.
   */
  unsaved: () => Pick<Draft<Body>, 'body' | 'base' | 'version'> | undefined
  /** Calls `listener` whenever that may have changed; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps on this device what is not saved, some time after it was typed and never within the keystroke, and lets it go once it is saved.
 * Each editor has a draft of its own, so that two windows do not overwrite each other's.
 */
export function createDraftKeeper<Body>({ unsaved, subscribe }: Edited<Body>) {
  let owner = ''
  let key: string = crypto.randomUUID()
  let kept: Body | undefined
  let waiting: (() => void) | undefined
  const refused = createStore(false)

  const draftOf = (edited: NonNullable<ReturnType<typeof unsaved>>): Draft<Body> => ({
    key,
    owner,
    ...edited,
    at: new Date().toISOString(),
  })

  function write() {
    waiting?.()
    waiting = undefined
    const edited = unsaved()
    if (!edited) {
      if (kept !== undefined) void forgetDraft(key)
      kept = undefined
    } else if (edited.body !== kept) {
      kept = edited.body
      keepDraft(draftOf(edited)).then(
        () => refused.set(false),
        () => refused.set(true),
      )
    }
  }
  const later = () => {
    waiting ??= onIdle(write, { wait, latest: wait })
  }
  const leave = () => {
    write()
    const edited = unsaved()
    if (edited) keepLeaving(draftOf(edited))
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') write()
  }

  return {
    /** True while this device has no room for a draft. */
    refused,
    isOwn: (draft: Draft<Body>) => draft.key === key,
    /** Starts to keep. `whose`: the person and what they edit, such as 'ID homepage'. Returns the way to stop, which keeps what there is. */
    start: (whose: string) => {
      owner = whose
      const stop = subscribe(later)
      document.addEventListener('visibilitychange', onHidden)
      addEventListener('pagehide', leave)
      return () => {
        stop()
        document.removeEventListener('visibilitychange', onHidden)
        removeEventListener('pagehide', leave)
        write()
      }
    },
    /** Keeps what is edited as a draft that is not touched any more, the next one is another. Undefined where all is saved. */
    setAside: (): Draft<Body> | undefined => {
      const edited = unsaved()
      const draft = edited && draftOf(edited)
      write()
      key = crypto.randomUUID()
      kept = undefined
      return draft
    },
    /** Goes on with a draft that was found: from now on it is this editor's own. */
    adopt: (draft: Draft<Body>) => {
      key = draft.key
      kept = draft.body
      later()
    },
  }
}
