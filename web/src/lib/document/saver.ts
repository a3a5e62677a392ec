import { ApiError } from '../api/ApiError.ts'
import { createStore } from '../store/createStore.ts'
import type { Content } from './content.ts'

type SaveState<Body, Stored> = {
  /** The document as the server has it, as far as this editor knows; null before the first save. */
  stored: Stored | null
  saving: boolean
  /** The error of the last save, and the body that was sent. */
  failure: { error: unknown; sent: Body } | null
  /** The version that another admin saved in between: a conflict to resolve. */
  theirs: Stored | null
  saveCount: number
}

type SaverOptions<Body, Stored, Merged extends { merged: Body }, Difference> = {
  /** The editable part of the stored document. Its list entries get the keys of those of `like` that match, if entries have keys. */
  bodyOf: (stored: Stored, like?: Body) => Body
  /** Stores a body over `stored`. Throws ApiError; 412 if another version is stored. */
  send: (body: Body, stored: Stored | null) => Promise<Stored>
  load: (stored: Stored) => Promise<Stored>
  differences: (before: Body, now: Body) => Difference[]
  /** A three-way merge; if both sides changed the same, mine wins. */
  merge: (base: Body, mine: Body, theirs: Body) => Merged
  /**
   * Every edit counts as unsaved until it is undone. Without this, content that equals the saved one is not unsaved, which is slow to compare for a
   * long document.
   */
  byIdentity?: boolean
  /** Whether a body may be sent; the others stay unsaved. */
  maySend?: (body: Body) => boolean
  upload?: (body: Body) => Promise<Body>
  onSaved?: (stored: Stored, isNew: boolean) => void
}

export type Saver<Body, Stored, Merged extends { merged: Body }, Difference> = ReturnType<
  typeof createSaver<Body, Stored, Merged, Difference>
>

/** Saves the document that `content` edits, and tracks unsaved changes and conflicts. `loaded`: the document as fetched; null for a new one. */
export function createSaver<Body, Stored, Merged extends { merged: Body }, Difference>(
  content: Content<Body>,
  loaded: Stored | null,
  options: SaverOptions<Body, Stored, Merged, Difference>,
) {
  const { bodyOf, differences, merge } = options
  const states = createStore<SaveState<Body, Stored>>({ stored: loaded, saving: false, failure: null, theirs: null, saveCount: 0 })
  const state = states.get
  const change = (next: Partial<SaveState<Body, Stored>>) => states.set({ ...state(), ...next })
  /** The body that was last saved, as the editor had it; the server may have cleaned its HTML. */
  let base = content.get()

  let compared = { base, now: base, found: [] as Difference[] }
  const changes = () => {
    const now = content.get()
    if (compared.base !== base || compared.now !== now) compared = { base, now, found: now === base ? [] : differences(base, now) }
    return compared.found
  }
  const isUnsaved = () => content.get() !== base && (options.byIdentity === true || changes().length > 0)
  let running: Promise<void> | undefined
  let saveAgain = false

  /** Saves; during a save, saves once more after it. */
  function save(): Promise<void> {
    if (running) saveAgain = true
    else
      running = saveAll().finally(() => {
        running = undefined
      })
    return running
  }
  async function saveAll(): Promise<void> {
    await saveOnce()
    const isDue = saveAgain && !state().failure && !state().theirs && isUnsaved()
    saveAgain = false
    if (isDue) await saveAll()
  }
  async function saveOnce(): Promise<void> {
    if (state().theirs) return
    content.closeUndoStep()
    let sent = content.get()
    if (options.maySend?.(sent) === false) return
    change({ saving: true, failure: null })
    const { stored } = state()
    let outcome: Awaited<ReturnType<typeof send>>
    try {
      sent = await upload(sent)
      outcome = await send(sent, stored)
    } catch (error) {
      return change({ saving: false, failure: { error, sent } })
    }
    if ('theirs' in outcome) return change({ saving: false, theirs: outcome.theirs })
    base = sent
    change({ stored: outcome.saved, saving: false, saveCount: state().saveCount + 1 })
    options.onSaved?.(outcome.saved, stored === null)
  }
  /** If the stored version equals the sent one, an earlier attempt succeeded and its reply was lost: that counts as saved. */
  async function send(sent: Body, stored: Stored | null): Promise<{ saved: Stored } | { theirs: Stored }> {
    try {
      return { saved: await options.send(sent, stored) }
    } catch (error) {
      if (!stored || !(error instanceof ApiError) || error.status !== 412) throw error
      const theirs = await options.load(stored)
      return differences(sent, bodyOf(theirs, sent)).length === 0 ? { saved: theirs } : { theirs }
    }
  }

  /** Uploads pasted images and puts their URLs into the editor, without losing input meanwhile. */
  async function upload(before: Body): Promise<Body> {
    const uploaded = options.upload ? await options.upload(before) : before
    if (uploaded !== before) content.edit((now) => (now === before ? uploaded : merge(before, now, uploaded).merged))
    return uploaded
  }

  /** Resolves the conflict: puts `body` into the editor as one undo step, based on what another admin saved. Saves nothing. */
  function rebase(body: Body, theirs: Stored, theirBody = bodyOf(theirs, body)) {
    content.edit(() => (differences(body, theirBody).length === 0 ? theirBody : body))
    content.closeUndoStep()
    base = theirBody
    change({ stored: theirs, theirs: null, failure: null })
  }

  /** The merge of the content and another admin's save; undefined if there is no conflict. */
  const merged = (): Merged | undefined => {
    const { stored, theirs } = state()
    if (!theirs) return undefined
    const server = stored ? bodyOf(stored, base) : base
    const mine = merge(base, content.get(), server).merged // based on the stored version
    return merge(server, mine, bodyOf(theirs, server))
  }

  return {
    content,
    state,
    subscribe: states.subscribe,
    isUnsaved,
    /** Calls `listener` when `isUnsaved` may have changed: at each edit and each change of state. Returns a function that unsubscribes. */
    subscribeToUnsaved: (listener: () => void) => {
      const unsubscribes = [content.subscribe(listener), states.subscribe(listener)]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    /** The unsaved changes; the same list until the content changes. */
    changes,
    /** The body that was last saved, as the editor had it. */
    base: () => base,
    /** Saves, once more after a running save. Resolves to whether everything is saved; never rejects: see `state().failure`. */
    save: async (): Promise<boolean> => {
      await save()
      return !isUnsaved()
    },
    takeTheirs: () => {
      const { theirs } = state()
      const body = theirs && bodyOf(theirs, content.get())
      if (body) rebase(body, theirs, body)
    },
    merged,
    applyMerge: () => {
      const { theirs } = state()
      if (theirs) rebase(merged()!.merged, theirs)
    },
    overwrite: async () => {
      const { theirs } = state()
      if (!theirs) return
      rebase(content.get(), theirs)
      await save()
    },
    /** Closes the conflict undecided: the next save meets it again. */
    postponeConflict: () => {
      if (state().theirs) change({ theirs: null, failure: { error: new ApiError(412, 'stale_version'), sent: content.get() } })
    },
    /** Makes an earlier version the base of the content: if another version is stored, the next save meets a conflict. */
    startFrom: (version: Stored) => {
      base = bodyOf(version, base)
      change({ stored: version, failure: null })
    },
    /** The document was deleted on the server: the next save creates a new one. */
    markDeleted: () => change({ stored: null, failure: null }),
    dismiss: () => change({ failure: null }),
  }
}
