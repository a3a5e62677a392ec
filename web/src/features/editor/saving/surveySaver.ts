import { unanswerable } from '#shared/logic/withoutChoices.ts'
import type { Survey, SurveyBody } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import { attemptSave, undecidedConflict } from '../../../lib/drafts/attemptSave.ts'
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
  /** The error of the last save, and the body that was sent. */
  failure: { error: unknown; sent: SurveyBody } | null
  /** What somebody else saved in between: a conflict to resolve. */
  theirs: Survey | null
  /** The survey was created by this editor, and the notice about that is not dismissed. */
  isFirstSave: boolean
  /** Ids of required questions without choices, because of which the last save was not sent: nobody could submit the survey. */
  blocking: readonly string[]
}
export type SurveySaver = ReturnType<typeof createSurveySaver>

/**
 * Saves the survey in `store`, and tracks unsaved changes. `loaded`: the survey as fetched; null for a new one, whose id `onCreated` gets after the
 * first save.
 */
export function createSurveySaver(store: EditorStore, loaded: Survey | null, onCreated: (id: string) => void) {
  const states = createStore<SaveState>({ stored: loaded, saving: false, failure: null, theirs: null, isFirstSave: false, blocking: [] })
  const state = states.get
  const change = (next: Partial<SaveState>) => states.set({ ...state(), ...next })
  /** The body that was last saved, as the editor had it; the server may have cleaned its HTML. */
  let saved = store.survey()
  /** The body of the last save. */
  let sent = saved
  /** Blocking questions that the person decided to ignore. */
  let acceptedIds: ReadonlySet<string> = new Set()

  const save = createSaveQueue(run, () => !state().failure && !state().theirs && isUnsaved())

  async function run(): Promise<void> {
    store.closeUndoStep()
    sent = store.survey()
    const blocking = sent.is_active ? unanswerable(sent) : []
    if (blocking.some((id) => !acceptedIds.has(id))) return change({ blocking, theirs: null })
    change({ saving: true, failure: null, theirs: null, blocking: [] })
    let isNew = false
    const outcome = await attemptSave({
      send: async () => {
        await uploadImages()
        const { stored } = state()
        isNew = stored === null
        return stored
          ? call('updateSurvey', { id: stored.id, body: sent }, { headers: { 'if-match': `"${stored.version}"` } })
          : call('createSurvey', { body: sent })
      },
      load: () => fetchSurvey(state().stored!.id),
      isSent: (found) => surveyChanges(sent, bodyOf(found)).length === 0,
    })
    if ('error' in outcome) return change({ saving: false, failure: { error: outcome.error, sent } })
    if ('theirs' in outcome) return change({ saving: false, theirs: outcome.theirs })
    saved = sent
    change({ stored: outcome.saved, saving: false, isFirstSave: state().isFirstSave || !state().stored })
    if (isNew) onCreated(outcome.saved.id)
  }

  /** Uploads pasted images and puts their URLs into the editor, without losing what was typed meanwhile. */
  async function uploadImages() {
    const before = sent
    sent = await mapRichTexts(before, uploadInlineImages)
    if (sent !== before) store.edit((now) => (now === before ? sent : mergeSurveys(before, now, sent).merged))
  }

  const isUnsaved = () => store.survey() !== saved

  return {
    state,
    subscribe: states.subscribe,
    isUnsaved,
    /** Calls `listener` when `isUnsaved` may have changed: at each edit and each change of state. Returns a function that unsubscribes. */
    subscribeToUnsaved: (listener: () => void) => {
      const unsubscribes = [store.subscribe(listener), states.subscribe(listener)]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    /** The body that was last saved, as the editor had it. */
    savedBody: () => saved,
    /**
     * Saves; during a save, saves once more after it. Resolves when all is done. Never rejects: see `state().failure`. An active survey that nobody
     * could submit is not saved: see `state().blocking`.
     */
    save,
    /** Saves although nobody can submit the survey; the same questions do not block again. */
    publishAnyway: async () => {
      acceptedIds = new Set([...acceptedIds, ...state().blocking])
      await save()
    },
    /** The merge of the editor's survey and what somebody else saved. */
    merge: (theirs: Survey): Merged => {
      const server = bodyOf(state().stored!)
      const mine = mergeSurveys(saved, store.survey(), server).merged // mine, based on the stored version
      return mergeSurveys(server, mine, bodyOf(theirs))
    },
    /** Resolves a conflict: puts `survey` into the editor as one undo step, based on what somebody else saved. Saves nothing. */
    rebase: (theirs: Survey, survey: SurveyBody) => {
      const body = bodyOf(theirs)
      const isTheirs = surveyChanges(survey, body).length === 0
      store.edit(() => (isTheirs ? body : survey))
      store.closeUndoStep()
      saved = body
      change({ stored: theirs, theirs: null, failure: null })
    },
    /** Makes an earlier version the base of the editor's survey: if another version is stored, the next save meets a conflict. */
    startFrom: (version: Survey) => {
      saved = bodyOf(version)
      change({ stored: version })
    },
    /** Saves the editor's survey over what somebody else saved. */
    overwrite: async (theirs: Survey) => {
      change({ stored: theirs })
      await save()
    },
    /** Closes the conflict undecided: the next save meets it again. */
    postponeConflict: () => {
      if (state().theirs) change({ theirs: null, failure: { error: undecidedConflict(), sent: store.survey() } })
    },
    /** The survey was deleted on the server: the next save creates a new one. */
    markDeleted: () => {
      change({ stored: null, failure: null })
    },
    /** Closes the notice of a first save or a failed one, or the dialog about blocking questions. */
    dismiss: (what: 'isFirstSave' | 'failure' | 'blocking') => {
      change({ isFirstSave: { isFirstSave: false }, failure: { failure: null }, blocking: { blocking: [] } }[what])
    },
  }
}
