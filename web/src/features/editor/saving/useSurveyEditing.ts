import type { SurveyBody } from '#shared/survey/survey.ts'
import { ApiError } from '../../../lib/api/api.ts'
import { requireKnownTypes } from '../../../lib/api/requireKnownTypes.ts'
import { fetchVersion } from '../../../lib/api/surveyVersions.ts'
import type { Draft } from '../../../lib/document/drafts.ts'
import { useEditing } from '../../../lib/document/useEditing.ts'
import { bodyOf, newSurvey } from '../store/newSurvey.ts'
import type { SurveySaver } from './surveySaver.ts'
import { useSaver, useSaveState } from './useSaver.ts'

/** Edits the survey of the surrounding editor. `restore` puts a draft into the editor. */
export function useSurveyEditing() {
  const saver = useSaver()
  const { stored } = useSaveState()
  const editing = useEditing<SurveyBody>(saver, stored?.id ?? 'new')
  return {
    ...editing,
    /** Puts a draft into the editor as one undo step. Throws ApiError for unknown types of questions, or if its base version cannot be fetched. */
    restore: async (found: Draft<SurveyBody>) => {
      await requireKnownTypes({ ...found.body, id: found.owner, version: found.version ?? 0 })
      const version = await fetchBaseVersion(saver, found)
      editing.draft.restore(found, ({ body }) => {
        if (version) saver.startFrom(version)
        saver.content.edit(() => body)
        saver.content.closeUndoStep()
      })
    },
  }
}

/** The version to save over; null for a new survey. If the draft's version is deleted, an empty survey, so that the save gets a 412. */
async function fetchBaseVersion(saver: SurveySaver, { version }: Draft<SurveyBody>) {
  const now = saver.state().stored
  if (!now || version === null || version === now.version) return null
  const found = await fetchVersion(now.id, version).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { ...now, ...newSurvey, version }
    throw error
  })
  return { ...now, ...bodyOf(found), version: found.version }
}
