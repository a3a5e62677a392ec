import type { SurveyBody } from '#shared/survey/survey.ts'
import { useFieldError } from '../saving/fieldErrors.ts'
import { groupOf } from '../store/settingsGroups.ts'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'

/** The texts of the settings, which are absent if they are blank. */
type SettingsText = 'closed_text' | 'closed_text_ko' | 'thanks_text' | 'thanks_text_ko'
/** The survey's own fields with strings. */
type SurveyText =
  | { [K in keyof SurveyBody]-?: SurveyBody[K] extends string ? K : never }[Exclude<keyof SurveyBody, 'branching_mode'>]
  | SettingsText

/** A field's value, the error of the last save, and how to change it. Changes are one undo step until `onBlur` is called. */
export function useSurveyField(name: SurveyText) {
  const store = useEditorStore()
  const value = useSurveySelector((survey) => survey[name] ?? '')
  const error = useFieldError(name)
  const stored = (text: string) => (text === '' && groupOf(name) ? undefined : text)
  return {
    value,
    error,
    change: (next: string) =>
      store.edit((survey) => ((survey[name] ?? '') === next ? survey : { ...survey, [name]: stored(next) }), { merge: `survey:${name}` }),
    onBlur: () => store.closeUndoStep(),
  }
}
