import type { SurveyBody } from '#shared/survey/survey.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import type { Draft } from '../../../lib/drafts/drafts.ts'
import { useUnsavedDraft } from '../../../lib/drafts/useUnsavedDraft.ts'
import { bodyOf, newSurvey } from '../store/newSurvey.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { surveyChanges } from '../changes/surveyChanges.ts'
import { useSaver, useSaveState } from './useSaver.ts'

/** Keeps a draft of the unsaved survey on this device, and offers one of an earlier visit. */
export function useSurveyDraft(userId: string) {
  const store = useEditorStore()
  const saver = useSaver()
  const { stored } = useSaveState()
  const draft = useUnsavedDraft<SurveyBody>({
    owner: `${userId} ${stored?.id ?? 'new'}`,
    unsavedDraft: () => (saver.isUnsaved() ? { body: store.survey(), version: saver.state().stored?.version ?? null } : undefined),
    subscribe: saver.subscribeToUnsaved,
    differsFromCurrent: (body) => surveyChanges(store.survey(), body).length > 0,
  })

  /**
   * What to save over. Null: the stored version is already the draft's, or nothing is stored. If the draft's version is gone, an empty survey
   * labeled with the old number, so that the save meets a 412 and every difference counts as changed by both.
   */
  async function fetchBaseVersion({ version }: Draft<SurveyBody>) {
    const now = saver.state().stored
    if (!now || version === null || version === now.version) return null
    const found = await call('getSurveyVersion', { id: now.id, version: String(version) }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { ...now, ...newSurvey, version }
      throw error
    })
    return { ...now, ...bodyOf(found), version: found.version }
  }

  return {
    ...draft,
    /** Puts a draft into the editor as one undo step. Throws ApiError if the version that it is based on cannot be fetched. */
    restore: async (found: Draft<SurveyBody>) => {
      const version = await fetchBaseVersion(found)
      draft.restore(found, ({ body }) => {
        if (version) saver.startFrom(version)
        store.edit(() => body)
        store.closeUndoStep()
      })
    },
  }
}
