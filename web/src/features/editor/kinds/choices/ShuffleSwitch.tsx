import type { Question } from '#shared/survey/survey.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'

/** Whether each respondent gets the choices, or the rows of a matrix, in a random order. */
export function ShuffleSwitch({ question: { id, shuffle_choices }, label }: { question: Question; label: string }) {
  const store = useEditorStore()
  return (
    <Switch
      label={label}
      checked={shuffle_choices === true}
      onChange={({ target }) => store.edit(patchQuestion(id, { shuffle_choices: target.checked || undefined }))}
    />
  )
}
