import type { Question } from '#shared/survey/survey.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'

/** Whether the choices of a question are a scale in their order. */
export function OrderedSwitch({ question: { id, ordered }, label }: { question: Question; label: string }) {
  const store = useEditorStore()
  return (
    <Switch
      label={label}
      checked={ordered === true}
      onChange={({ target }) => store.edit(patchQuestion(id, { ordered: target.checked || undefined }))}
    />
  )
}
