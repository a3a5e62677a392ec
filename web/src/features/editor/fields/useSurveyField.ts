import type { SurveyBody } from '#shared/survey/survey.ts'
import { useFieldError } from '../saving/fieldErrors.ts'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'

/** The survey's own fields that hold a string. */
type SurveyText = { [K in keyof SurveyBody]-?: SurveyBody[K] extends string ? K : never }[Exclude<keyof SurveyBody, 'branching_mode'>]

/** A field's value, the error of the last save, and how to change it. Changes are one undo step until `onBlur` is called. */
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
