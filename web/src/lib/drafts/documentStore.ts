import { ApiError } from '../api/ApiError.ts'
import { createStore } from '../store/createStore.ts'
import { createSaveQueue } from './saveQueue.ts'

type Versioned<Body> = Body & { version: number }
type Three<Body> = { base: Body; mine: Body; theirs: Body }

export type DocumentState<Body> = {
  /** As it is edited. */
  content: Body
  /** As it was when it was loaded or last saved; before the draft's changes once that is restored. */
  base: Body
  /** The stored one that `content` changes, as far as this editor knows; that of a draft once it is restored. */
  version: number
  saving: boolean
  /** What the last save came to; gone with the next one. */
  failure: unknown
  /** Saves of this editor. */
  saveCount: number
  /** What somebody else saved in the meantime: the person has to choose. */
  theirs: Body | null
}

type DocumentOptions<Body, Merged extends { merged: Body }> = {
  load: () => Promise<Versioned<Body>>
  /** Stores it with these headers. Throws ApiError, of 412 where another version is stored. */
  store: (body: Body, headers: Record<string, string>) => Promise<{ version: number }>
  /** Where two contents differ, by path. */
  differences: (before: Body, now: Body) => string[]
  /** Both changes of `base` in one, mine where both changed the same. */
  merge: (three: Three<Body>) => Merged
  /** What came from elsewhere, its entries named as in `like`. */
  withKeys?: (body: Body, like?: Body) => Body
  /** What goes first, such as uploads: answers how it changes whatever there is by then. */
  prepare?: (content: Body) => Promise<(now: Body) => Body>
  onSaved: () => void
}

export type DocumentStore<Body, Merged extends { merged: Body }> = ReturnType<typeof createDocumentStore<Body, Merged>>

/** A document that is stored whole while it is edited: what there is, what is not saved, and how it is saved. */
export function createDocumentStore<Body, Merged extends { merged: Body }>(
  loaded: Versioned<Body>,
  { load, store, differences, merge, withKeys = (body) => body, prepare, onSaved }: DocumentOptions<Body, Merged>,
) {
  const bodyOf = ({ version: _version, ...body }: Versioned<Body>) => body as unknown as Body
  const initial = withKeys(bodyOf(loaded))
  const states = createStore<DocumentState<Body>>({
    content: initial,
    base: initial,
    version: loaded.version,
    saving: false,
    failure: undefined,
    saveCount: 0,
    theirs: null,
  })
  const state = states.get
  const change = (next: Partial<DocumentState<Body>>) => states.set({ ...state(), ...next })
  const edit = (edited: (now: Body) => Body) => {
    const content = edited(state().content)
    if (content !== state().content) change({ content })
  }
  /** The version of `theirs`. */
  let theirsVersion = loaded.version

  const changes = () => (state().content === state().base ? [] : differences(state().base, state().content))
  const hasUnsavedChanges = () => changes().length > 0
  const save = createSaveQueue(run, () => state().failure === undefined && !state().theirs && hasUnsavedChanges())

  async function run(): Promise<void> {
    if (state().theirs) return
    change({ saving: true, failure: undefined })
    let sent = state().content
    try {
      if (prepare) edit(await prepare(sent))
      sent = state().content
      const { version } = await store(sent, { 'if-match': `"${state().version}"` })
      accept(sent, version)
    } catch (error) {
      await fail(error, sent)
    }
  }
  function accept(sentBody: Body, version: number) {
    change({ base: sentBody, version, saving: false, saveCount: state().saveCount + 1 })
    onSaved()
  }
  async function fail(error: unknown, sent: Body) {
    if (!(error instanceof ApiError) || error.status !== 412) return change({ saving: false, failure: error })
    try {
      const found = await load()
      const theirs = bodyOf(found)
      // What is stored is what was sent: the answer to an earlier try was lost on its way.
      if (differences(withKeys(theirs, sent), sent).length === 0) return accept(sent, found.version)
      theirsVersion = found.version
      change({ saving: false, theirs })
    } catch (later) {
      change({ saving: false, failure: later })
    }
  }
  /** Goes on with `content` over what somebody else saved; nothing is saved yet. */
  const rebase = (content: Body, base: Body) => change({ content, base, version: theirsVersion, theirs: null, failure: undefined })

  return {
    state,
    subscribe: states.subscribe,
    edit,
    /** Where what is edited differs from what is stored, by path. */
    changes,
    isUnsaved: hasUnsavedChanges,
    /** What of it is not saved, for the draft of it. */
    unsavedDraft: () => (hasUnsavedChanges() ? { body: state().content, base: state().base, version: state().version } : undefined),
    /** Saves everything; while a save is on its way, once more after it, and is over when that is. Never throws: `state().failure` tells. */
    save,
    /** Saves, and answers whether all is saved now. */
    saveAll: async () => {
      await save()
      return !hasUnsavedChanges()
    },
    /** Shows what somebody else saved. What was edited here is dropped: keep it first. */
    takeTheirs: () => {
      const { theirs, content } = state()
      if (!theirs) return
      const keyedTheirs = withKeys(theirs, content)
      rebase(keyedTheirs, keyedTheirs)
    },
    /** What was edited here and what somebody else saved, in one; undefined where there is no conflict. */
    merged: (): Merged | undefined => {
      const { base, content, theirs } = state()
      return theirs ? merge({ base, mine: content, theirs: withKeys(theirs, base) }) : undefined
    },
    /** Goes on with both changes, as `merged` has them. */
    applyMerge: (merged: Body) => {
      const { theirs } = state()
      if (theirs) rebase(merged, withKeys(theirs, merged))
    },
    /** Saves what is edited here over what somebody else saved. */
    overwrite: async () => {
      const { theirs, content } = state()
      if (!theirs) return
      rebase(content, withKeys(theirs, content))
      await save()
    },
    /** Back to the editor with nothing decided: the next save asks again. */
    postponeConflict: () => {
      if (state().theirs) change({ theirs: null, failure: new ApiError(412, 'stale_version') })
    },
    /** Goes on with a draft. One of an earlier version, which `before` is, meets what was saved since when it is saved. */
    restore: (draft: Body, version: number | null, before: Body = state().base) => {
      const base = withKeys(before, state().base)
      change({ content: withKeys(draft, base), base, version: version ?? state().version, failure: undefined })
    },
    /** The person has seen why a save failed. */
    dismiss: () => change({ failure: undefined }),
  }
}
