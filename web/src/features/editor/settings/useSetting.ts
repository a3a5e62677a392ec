import type { LifeFields } from '#shared/survey/life/lifeFields.ts'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'

/** The value of a setting, undefined for its default, and how to change it. Changes `whileTyping` are one undo step until the focus leaves. */
export function useSetting<Name extends keyof LifeFields>(name: Name) {
  const store = useEditorStore()
  const value = useSurveySelector((survey) => survey[name])
  return {
    value,
    change: (next: LifeFields[Name], { whileTyping = false } = {}) =>
      store.edit((survey) => (survey[name] === next ? survey : { ...survey, [name]: next }), {
        merge: whileTyping ? `survey:${name}` : undefined,
      }),
    onBlur: () => store.closeUndoStep(),
  }
}
