import type { Question } from '#shared/survey.ts'
import type { TextKey } from '../../lib/i18n.ts'
import type { DemographicField } from './demographicFields.ts'

/** Something that stands against sending, at the control that can mend it. */
export type Problem = { control: string; code: string; question?: Question; field?: DemographicField }

/** True for what must be answered before the form is sent. A file is never insisted on while none can be given. */
export const insists = (question: Question): boolean => question.required && question.type !== 'file_upload'

const asks = {
  short_text: 'survey.ask_text',
  long_text: 'survey.ask_text',
  rich_text: 'survey.ask_text',
  single_choice: 'survey.ask_choice',
  multi_select: 'survey.ask_some',
  file_upload: 'survey.ask_fit',
} as const satisfies Record<Question['type'], TextKey>

/** What to ask of the person, in a few words. */
export function problemText({ code, question }: Problem): TextKey {
  if (code === 'age') return 'survey.ask_age'
  if (code === 'answer.required' && question) return asks[question.type]
  return code === 'too_long' ? 'survey.ask_shorter' : 'survey.ask_fit'
}
