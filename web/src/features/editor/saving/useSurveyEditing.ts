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
    /** Puts a draft into the editor as one undo step. Throws ApiError if this script does not know its types of questions, or the version that it is based on cannot be fetched. */
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

/**
 * What to save over. Null: the stored version is already the draft's, or nothing is stored. If the draft's version is gone, an empty survey
 * labeled with the old number, so that the save meets a 412 and every difference counts as changed by both.
 */
async function fetchBaseVersion(saver: SurveySaver, { version }: Draft<SurveyBody>) {
  const now = saver.state().stored
  if (!now || version === null || version === now.version) return null
  const found = await fetchVersion(now.id, version).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { ...now, ...newSurvey, version }
    throw error
  })
  return { ...now, ...bodyOf(found), version: found.version }
}
