import type { Homepage, HomepageBody } from '#shared/homepage.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/api.ts'
import { forgetPublic } from '../../../lib/api/content.ts'
import { createStore } from '../../../lib/createStore.ts'
import { createSaveQueue } from '../../../lib/drafts/saveQueue.ts'
import type { Change } from '../content/content.ts'
import { differences } from '../content/differences.ts'
import { withKeys } from '../content/keys.ts'
import { mergeHomepages, type Merged } from '../content/mergeHomepages.ts'
import { mapRichTexts, uploadPasted } from '../content/richTexts.ts'

export type HomepageState = {
  /** As it is edited. */
  content: HomepageBody
  /** As it was when it was loaded or last saved. */
  base: HomepageBody
  /** Of what is stored, as far as this editor knows. */
  version: number
  saving: boolean
  /** What the last save came to; gone with the next one. */
  failure: unknown
  /** Saves of this editor. */
  saved: number
  /** What somebody else saved in the meantime: the person has to choose. */
  theirs: Homepage | null
}
export type HomepageStore = ReturnType<typeof createHomepageStore>

const bodyOf = ({ version: _version, ...body }: Homepage): HomepageBody => body

/** The home page's content while it is edited: what there is, what is not saved, and how it is saved. */
export function createHomepageStore(loaded: Homepage) {
  const opened = withKeys(bodyOf(loaded))
  const states = createStore<HomepageState>({
    content: opened,
    base: opened,
    version: loaded.version,
    saving: false,
    failure: undefined,
    saved: 0,
    theirs: null,
  })
  const state = states.get
  const change = (next: Partial<HomepageState>) => states.set({ ...state(), ...next })
  const edit: Change<HomepageBody> = (edited) => {
    const content = edited(state().content)
    if (content !== state().content) change({ content })
  }
  const isUnsaved = () => state().content !== state().base && differences(state().base, state().content).length > 0

  async function send(sent: HomepageBody) {
    const answer = await call('updateHomepage', { body: sent }, { headers: { 'if-match': `"${state().version}"` } })
    accept(sent, answer.version)
  }
  function accept(sent: HomepageBody, version: number) {
    change({ base: sent, version, saving: false, saved: state().saved + 1 })
    forgetPublic()
  }

  const save = createSaveQueue(run, () => state().failure === undefined && !state().theirs && isUnsaved())

  async function run(): Promise<void> {
    if (state().theirs) return
    change({ saving: true, failure: undefined })
    let sent = state().content
    try {
      const uploaded = await uploadPasted(sent)
      if (uploaded.size) edit((content) => mapRichTexts(content, (html) => uploaded.get(html) ?? html))
      sent = state().content
      await send(sent)
    } catch (error) {
      await fail(error, sent)
    }
  }

  async function fail(error: unknown, sent: HomepageBody) {
    if (!(error instanceof ApiError) || error.status !== 412) return change({ saving: false, failure: error })
    try {
      const theirs = await call('getHomepage', {})
      // What is stored is what was sent: the answer to an earlier try was lost on its way.
      if (differences(withKeys(bodyOf(theirs), sent), sent).length === 0) return accept(sent, theirs.version)
      change({ saving: false, theirs })
    } catch (later) {
      change({ saving: false, failure: later })
    }
  }

  return {
    state,
    subscribe: states.subscribe,
    edit,
    isUnsaved,
    /** Saves everything; while a save is on its way, once more after it, and is over when that is. Never throws: `state().failure` tells. */
    save,
    /** Shows what somebody else saved. What was edited here is dropped: keep it first. */
    takeTheirs: () => {
      const { theirs } = state()
      if (!theirs) return
      const content = withKeys(bodyOf(theirs), state().content)
      change({ content, base: content, version: theirs.version, theirs: null, failure: undefined })
    },
    /** What was edited here and what somebody else saved, in one; undefined where there is no conflict. */
    merged: (): Merged | undefined => {
      const { base, content, theirs } = state()
      return theirs ? mergeHomepages({ base, mine: content, theirs: withKeys(bodyOf(theirs), base) }) : undefined
    },
    /** Goes on with both changes, as `merged` has them, over what somebody else saved. Nothing is saved yet. */
    takeBoth: (merged: HomepageBody) => {
      const { theirs } = state()
      if (!theirs) return
      const base = withKeys(bodyOf(theirs), merged)
      change({ content: merged, base, version: theirs.version, theirs: null, failure: undefined })
    },
    /** Saves what is edited here over what somebody else saved. */
    overwrite: async () => {
      const { theirs } = state()
      if (!theirs) return
      change({ base: withKeys(bodyOf(theirs), state().content), version: theirs.version, theirs: null })
      await save()
    },
    /** Back to the editor with nothing decided: the next save asks again. */
    decideLater: () => {
      if (state().theirs) change({ theirs: null, failure: new ApiError(412, 'stale_version') })
    },
    /** Goes on with a draft. One of an earlier version meets what was saved since when it is saved. */
    restore: (draft: HomepageBody, version: number | null) =>
      change({ content: withKeys(draft, state().base), version: version ?? state().version, failure: undefined }),
    /** The person has seen why a save failed. */
    dismiss: () => change({ failure: undefined }),
  }
}
