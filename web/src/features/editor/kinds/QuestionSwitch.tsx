import type { Question } from '#shared/survey/survey.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { patchQuestion } from '../store/edits/questions.ts'
import { useEditorStore } from '../store/useEditorStore.ts'

type Props = { question: Question; flag: 'ordered' | 'pinned' | 'shuffle_choices'; label: string }

/** Switches a field of a question that is absent if it is off. */
export function QuestionSwitch({ question, flag, label }: Props) {
  const store = useEditorStore()
  return (
    <Switch
      label={label}
      checked={question[flag] === true}
      onChange={({ target }) => store.edit(patchQuestion(question.id, { [flag]: target.checked || undefined }))}
    />
  )
}
