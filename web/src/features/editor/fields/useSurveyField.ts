import type { SurveyBody } from '#shared/survey/survey.ts'
import { useFieldError } from '../saving/fieldErrors.ts'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'

/** The fields of a survey itself that hold a text or an address. */
type SurveyText = { [K in keyof SurveyBody]: SurveyBody[K] extends string ? K : never }[Exclude<keyof SurveyBody, 'branching_mode'>]

/**
 * One field of the survey: what is in it, why its last save was refused, and how it changes. What is typed in a row is one step of undo,
 * until `settle`.
 */
export function useSurveyField(name: SurveyText) {
  const store = useEditorStore()
  const value = useSurveySelector((survey) => survey[name])
  const error = useFieldError(name)
  return {
    value,
    error,
    change: (next: string) =>
      store.edit((survey) => (survey[name] === next ? survey : { ...survey, [name]: next }), { merge: `survey:${name}` }),
    onBlur: () => store.closeUndoStep(),
  }
}
