import type { AnswerValue } from '#shared/responses/response.ts'
import type { QuestionType } from '#shared/survey/questionTypes.ts'
import type { TextKey } from '../../../lib/language/i18n.ts'

/** How an answer to one type of question is entered. */
type InputKind = {
  /** What to do where a required answer is missing. */
  missing: TextKey
  /** The answer that was entered before the page's script ran, from the values of the control; undefined for none. */
  early(values: string[]): AnswerValue | undefined
}

const text: InputKind = { missing: 'answered.ask_text', early: (values) => values.at(-1) }

export const inputKinds: Record<QuestionType, InputKind> = {
  short_text: text,
  long_text: text,
  rich_text: text,
  single_choice: { ...text, missing: 'answered.ask_choice' },
  multi_select: { missing: 'answered.ask_some', early: (values) => (values.length > 0 ? values : undefined) },
  file_upload: { missing: 'answered.ask_file', early: () => undefined }, // files need the script
}
