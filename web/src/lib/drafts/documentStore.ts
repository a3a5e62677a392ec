import { createStore } from '../store/createStore.ts'
import { attemptSave, undecidedConflict } from './attemptSave.ts'
import { createSaveQueue } from './saveQueue.ts'

type Versioned<Body> = Body & { version: number }
type Three<Body> = { base: Body; mine: Body; theirs: Body }

export type DocumentState<Body> = {
  /** The edited content. */
  content: Body
  /** The content that was loaded or last saved; after restoring a draft, what the draft was based on. */
  base: Body
  /** The version that `content` is based on; after restoring a draft, the draft's. */
  version: number
  saving: boolean
  /** The error of the last save; cleared by the next one. */
  failure: unknown
  /** The number of successful saves. */
  saveCount: number
  /** What somebody else saved in between: a conflict to resolve. */
  theirs: Body | null
}

type DocumentOptions<Body, Merged extends { merged: Body }> = {
  load: () => Promise<Versioned<Body>>
  /** Stores the body with these headers. Throws ApiError; 412 if another version is stored. */
  store: (body: Body, headers: Record<string, string>) => Promise<{ version: number }>
  /** The paths at which two contents differ. */
  differences: (before: Body, now: Body) => string[]
  /** A three-way merge; if both sides changed the same, mine wins. */
  merge: (three: Three<Body>) => Merged
  /** Adds keys to the list entries of a body, matching those of `like`. */
  withKeys?: (body: Body, like?: Body) => Body
  /** Runs before a save, such as uploads; returns a change to apply to the content, which may have been edited meanwhile. */
  prepare?: (content: Body) => Promise<(now: Body) => Body>
  onSaved: () => void
}

export type DocumentStore<Body, Merged extends { merged: Body }> = ReturnType<typeof createDocumentStore<Body, Merged>>

/** The state of a document that is edited and saved as a whole: content, unsaved changes, saving, conflicts and drafts. */
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
  /** The version number of `theirs`. */
  let theirsVersion = loaded.version

  const changes = () => (state().content === state().base ? [] : differences(state().base, state().content))
  const hasUnsavedChanges = () => changes().length > 0
  const save = createSaveQueue(run, () => state().failure === undefined && !state().theirs && hasUnsavedChanges())

  async function run(): Promise<void> {
    if (state().theirs) return
    change({ saving: true, failure: undefined })
    let sent = state().content
    const outcome = await attemptSave({
      send: async () => {
        if (prepare) edit(await prepare(sent))
        sent = state().content
        return store(sent, { 'if-match': `"${state().version}"` })
      },
      load,
      isSent: (stored) => differences(withKeys(bodyOf(stored), sent), sent).length === 0,
    })
    if ('error' in outcome) return change({ saving: false, failure: outcome.error })
    if ('theirs' in outcome) {
      theirsVersion = outcome.theirs.version
      return change({ saving: false, theirs: bodyOf(outcome.theirs) })
    }
    change({ base: sent, version: outcome.saved.version, saving: false, saveCount: state().saveCount + 1 })
    onSaved()
  }
  /** Resolves the conflict with `content`, based on the version that somebody else saved. Saves nothing. */
  const rebase = (content: Body, base: Body) => change({ content, base, version: theirsVersion, theirs: null, failure: undefined })

  return {
    state,
    subscribe: states.subscribe,
    edit,
    /** The paths of unsaved changes. */
    changes,
    isUnsaved: hasUnsavedChanges,
    /** The unsaved content for a draft; undefined if all is saved. */
    unsavedDraft: () => (hasUnsavedChanges() ? { body: state().content, base: state().base, version: state().version } : undefined),
    /** Saves; during a save, saves once more after it. Resolves when all is done. Never rejects: see `state().failure`. */
    save,
    /** Saves, and resolves to whether everything is saved. */
    saveAll: async () => {
      await save()
      return !hasUnsavedChanges()
    },
    /** Replaces the content by what somebody else saved. Drops unsaved changes: stash them first. */
    takeTheirs: () => {
      const { theirs, content } = state()
      if (!theirs) return
      const keyedTheirs = withKeys(theirs, content)
      rebase(keyedTheirs, keyedTheirs)
    },
    /** The merge of the content and what somebody else saved; undefined if there is no conflict. */
    merged: (): Merged | undefined => {
      const { base, content, theirs } = state()
      return theirs ? merge({ base, mine: content, theirs: withKeys(theirs, base) }) : undefined
    },
    /** Replaces the content by the merge of both sides. */
    applyMerge: (merged: Body) => {
      const { theirs } = state()
      if (theirs) rebase(merged, withKeys(theirs, merged))
    },
    /** Saves the content over what somebody else saved. */
    overwrite: async () => {
      const { theirs, content } = state()
      if (!theirs) return
      rebase(content, withKeys(theirs, content))
      await save()
    },
    /** Closes the conflict undecided: the next save meets it again. */
    postponeConflict: () => {
      if (state().theirs) change({ theirs: null, failure: undecidedConflict() })
    },
    /** Replaces the content by a draft, based on `before` at `version`. If the stored version is newer, the next save meets a conflict. */
    restore: (draft: Body, version: number | null, before: Body = state().base) => {
      const base = withKeys(before, state().base)
      change({ content: withKeys(draft, base), base, version: version ?? state().version, failure: undefined })
    },
    /** Clears the error of a failed save. */
    dismiss: () => change({ failure: undefined }),
  }
}
