import { unanswerable } from '#shared/logic/withoutChoices.ts'
import type { Survey, SurveyBody } from '#shared/survey/survey.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import { createSaveQueue } from '../../../lib/drafts/saveQueue.ts'
import { uploadInlineImages } from '../../../ui/richText/inlineImages.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { fetchSurvey } from '../../../lib/api/fetchSurvey.ts'
import { mergeSurveys, type Merged } from '../changes/mergeSurveys.ts'
import { mapRichTexts } from '../changes/richTexts.ts'
import { surveyChanges } from '../changes/surveyChanges.ts'

export type SaveState = {
  /** The survey as the server has it, as far as this editor knows; null before the first save. */
  stored: Survey | null
  saving: boolean
  /** Why the last save failed, and what it was to save. */
  failure: { error: unknown; sent: SurveyBody } | null
  /** Somebody saved meanwhile: what they saved. */
  theirs: Survey | null
  /** The first save of all was in this editor, and is not dismissed. */
  isFirstSave: boolean
  /** Ids of required questions without choices: nothing was saved, since nobody could submit the survey that it would publish. */
  blocking: readonly string[]
}
export type SurveySaver = ReturnType<typeof createSurveySaver>

/**
 * Saves what is in `store`, and knows what is not saved. `loaded`: as it was fetched; null for a survey that is not stored yet, whose id
 * `onCreated` gets after its first save.
 */
export function createSurveySaver(store: EditorStore, loaded: Survey | null, onCreated: (id: string) => void) {
  const states = createStore<SaveState>({ stored: loaded, saving: false, failure: null, theirs: null, isFirstSave: false, blocking: [] })
  const state = states.get
  const change = (next: Partial<SaveState>) => states.set({ ...state(), ...next })
  /** What the store held when it was the same as what is stored. The server's own has cleaner HTML, so the two are not one. */
  let saved = store.survey()
  /** What the last save was to save. */
  let sent = saved
  /** Such questions that the person publishes all the same. */
  let acceptedIds: ReadonlySet<string> = new Set()

  const save = createSaveQueue(run, () => !state().failure && !state().theirs && isUnsaved())

  async function run(): Promise<void> {
    store.closeUndoStep()
    sent = store.survey()
    const blocking = sent.is_active ? unanswerable(sent) : []
    if (blocking.some((id) => !acceptedIds.has(id))) return change({ blocking, theirs: null })
    change({ saving: true, failure: null, theirs: null, blocking: [] })
    try {
      await uploadImages()
      await send()
    } catch (error) {
      await fail(error)
    }
  }

  /** Pasted pictures become files of the site. What is typed meanwhile stays. */
  async function uploadImages() {
    const before = sent
    sent = await mapRichTexts(before, uploadInlineImages)
    if (sent !== before) store.edit((now) => (now === before ? sent : mergeSurveys(before, now, sent).merged))
  }

  async function send() {
    const { stored } = state()
    const answer = stored
      ? await call('updateSurvey', { id: stored.id, body: sent }, { headers: { 'if-match': `"${stored.version}"` } })
      : await call('createSurvey', { body: sent })
    accept(answer)
    if (!stored) onCreated(answer.id)
  }

  function accept(answer: Survey) {
    saved = sent
    change({ stored: answer, saving: false, isFirstSave: state().isFirstSave || !state().stored })
  }

  async function fail(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 412) return change({ saving: false, failure: { error, sent } })
    try {
      const theirs = await fetchSurvey(state().stored!.id)
      // The stored content equals what was sent: an earlier attempt succeeded, but its reply was lost.
      if (surveyChanges(sent, bodyOf(theirs)).length === 0) return accept(theirs)
      change({ saving: false, theirs })
    } catch (later) {
      change({ saving: false, failure: { error: later, sent } })
    }
  }

  const isUnsaved = () => store.survey() !== saved

  return {
    state,
    subscribe: states.subscribe,
    isUnsaved,
    /** What the editor held when that was what is stored. */
    savedBody: () => saved,
    /**
     * Saves; while a save is on its way, once more after it, and is over when that is. What would publish a survey that no one can submit is not saved: `state().blocking`
     * tells why. Never throws: `state().failure` tells.
     */
    save,
    /** Saves although no one can submit the survey, and asks no more about the same questions. */
    publishAnyway: async () => {
      acceptedIds = new Set([...acceptedIds, ...state().blocking])
      await save()
    },
    /** What mine and theirs would be together. */
    merge: (theirs: Survey): Merged => {
      const server = bodyOf(state().stored!)
      const mine = mergeSurveys(saved, store.survey(), server).merged // mine as a change of what the server had
      return mergeSurveys(server, mine, bodyOf(theirs))
    },
    /** Goes on from what somebody else saved: `survey`, made of it, is put into the editor as one step, unsaved where it differs. */
    rebase: (theirs: Survey, survey: SurveyBody) => {
      const body = bodyOf(theirs)
      const isTheirs = surveyChanges(survey, body).length === 0
      store.edit(() => (isTheirs ? body : survey))
      store.closeUndoStep()
      saved = body
      change({ stored: theirs, theirs: null, failure: null })
    },
    /** Takes an earlier version for what the editor's survey is a change of: saving it meets what was saved since. */
    startFrom: (version: Survey) => {
      saved = bodyOf(version)
      change({ stored: version })
    },
    /** Saves mine over theirs. */
    overwrite: async (theirs: Survey) => {
      change({ stored: theirs })
      await save()
    },
    /** Closes the conflict undecided: the next save meets it again. */
    postponeConflict: () => {
      if (state().theirs) change({ theirs: null, failure: { error: new ApiError(412, 'stale_version'), sent: store.survey() } })
    },
    /** The survey is gone from the server: the next save makes a new one. */
    markDeleted: () => {
      change({ stored: null, failure: null })
    },
    /** The person has seen that the survey is public now, why a save failed, or why nothing was saved. */
    dismiss: (what: 'isFirstSave' | 'failure' | 'blocking') => {
      change({ isFirstSave: { isFirstSave: false }, failure: { failure: null }, blocking: { blocking: [] } }[what])
    },
  }
}
