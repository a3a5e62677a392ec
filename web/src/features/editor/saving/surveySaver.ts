import { unanswerable } from '#shared/logic/warnings/withoutChoices.ts'
import { restoreSurvey } from '#shared/survey/life/restoreSurvey.ts'
import type { Survey, SurveyBody } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { fetchSurvey } from '../../../lib/api/fetchSurvey.ts'
import { createSaver } from '../../../lib/document/saver.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import { uploadInlineImages } from '../../../ui/richText/inlineImages.ts'
import { mergeSurveys, type Merged } from '../changes/mergeSurveys.ts'
import { mapRichTexts } from '../changes/richTexts.ts'
import { surveyChanges, type Change } from '../changes/surveyChanges.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { bodyOf } from '../store/newSurvey.ts'

export type SurveySaver = ReturnType<typeof createSurveySaver>

/** `loaded`: as fetched; null for a new survey, whose id `onCreated` gets. An active survey with `blocking` questions is not saved. */
export function createSurveySaver(store: EditorStore, loaded: Survey | null, onCreated: (id: string) => void) {
  /** The survey was created by this editor, and the notice about that is not dismissed. */
  const isFirstSave = createStore(false)
  /** Ids of required questions without choices, because of which the last save was not sent. */
  const blocking = createStore<readonly string[]>([])
  /** Blocking questions that the person decided to ignore. */
  let acceptedIds: ReadonlySet<string> = new Set()
  /** The earlier version that was put into the editor since the last save. */
  let restored: number | undefined
  /** Not for a save that also changes what restoring keeps, as the server would keep that too. */
  const restoredFrom = (body: SurveyBody, stored: Survey) =>
    restored !== undefined && restoreSurvey(body, stored).kept.length === 0 && { restored_from: restored }

  const saver = createSaver<SurveyBody, Survey, Merged, Change>(store, loaded, {
    bodyOf,
    send: (body, stored) =>
      stored
        ? call(
            'updateSurvey',
            { id: stored.id, body: { ...body, ...restoredFrom(body, stored) } },
            { headers: { 'if-match': `"${stored.version}"` } },
          )
        : call('createSurvey', { body }),
    load: ({ id }) => fetchSurvey(id),
    differences: surveyChanges,
    merge: mergeSurveys,
    byIdentity: true,
    maySend: (survey) => {
      const ids = survey.is_active ? unanswerable(survey) : []
      const isBlocked = ids.some((id) => !acceptedIds.has(id))
      blocking.set(isBlocked ? ids : [])
      return !isBlocked
    },
    upload: (survey) => mapRichTexts(survey, uploadInlineImages),
    onSaved: ({ id }, isNew) => {
      restored = undefined
      if (!isNew) return
      isFirstSave.set(true)
      onCreated(id)
    },
  })
  return {
    ...saver,
    /** Puts an earlier version into the editor as one undo step. The next save sends `restored_from`, unless that step is undone. */
    restore: (version: number, body: SurveyBody) => {
      const before = store.get()
      store.edit(() => body)
      store.closeUndoStep()
      restored = version
      const stop = store.subscribe(() => {
        if (store.get() !== before) return
        restored = undefined
        stop()
      })
    },
    isFirstSave,
    blocking,
    /** Saves although respondents cannot submit the survey; the same questions do not block again. */
    publishAnyway: async () => {
      acceptedIds = new Set([...acceptedIds, ...blocking.get()])
      await saver.save()
    },
    /** The unsaved survey for a draft; its base can be fetched. */
    unsavedDraft: () => (saver.isUnsaved() ? { body: store.get(), version: saver.state().stored?.version ?? null } : undefined),
    differsFromCurrent: (draft: SurveyBody) => surveyChanges(store.get(), draft).length > 0,
  }
}
