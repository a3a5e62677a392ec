import type { Question } from '#shared/survey.ts'
import type { TextKey } from '../../../lib/language/i18n.ts'
import type { DemographicField } from './demographicFields.ts'

/** Something that stands against sending, at the control that can mend it. */
export type Problem = { control: string; code: string; question?: Question; field?: DemographicField }

const asks = {
  short_text: 'answered.ask_text',
  long_text: 'answered.ask_text',
  rich_text: 'answered.ask_text',
  single_choice: 'answered.ask_choice',
  multi_select: 'answered.ask_some',
  file_upload: 'answered.ask_file',
} as const satisfies Record<Question['type'], TextKey>

/** What to ask of the person, in a few words. */
export function problemText({ code, question }: Problem): TextKey {
  if (code === 'age') return 'answered.ask_age'
  if (code === 'answer.required' && question) return asks[question.type]
  if (code === 'file.failed') return 'answered.ask_file_again'
  if (code === 'file.unknown') return 'answered.ask_file_gone'
  return code === 'too_long' ? 'answered.ask_shorter' : 'answered.ask_fit'
}

/** Whether nothing is wrong but that questions have no answer yet. */
export const isOnlyMissing = (problems: readonly Problem[]): boolean => problems.every(({ code }) => code === 'answer.required')
