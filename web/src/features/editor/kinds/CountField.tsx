import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useFieldError } from '../saving/fieldErrors.ts'
import { patchQuestion } from '../store/edits/questions.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { BoundField } from './BoundField.tsx'

type Props = {
  question: Question
  path: string
  field: 'min_length' | 'max_length' | 'min_choices' | 'max_choices'
  most: number
  /** The error for a typed text that is not a whole number from 1 to `most`. */
  unread: string
}

/** A required number of characters or choices in an answer, or nothing. */
export function CountField({ question, path, field, most, unread }: Props) {
  const t = useT()
  const store = useEditorStore()
  const { id } = question
  return (
    <BoundField
      label={t(`cards.${field}`)}
      value={question[field] ?? null}
      error={useFieldError(`${path}.${field}`)}
      unread={unread}
      accepts={(value) => Number.isInteger(value) && value >= 1 && value <= most}
      onValue={(value) => store.edit(patchQuestion(id, { [field]: value ?? undefined }), { merge: `question:${id}:${field}` })}
      onBlur={() => store.closeUndoStep()}
    />
  )
}
