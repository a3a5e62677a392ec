import { answerKind, type AnswerKind } from '#shared/survey/questionTypes.ts'
import type { Question } from '#shared/survey/survey.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { TextKey, Translate } from '../../../lib/language/i18n.ts'
import type { DemographicField } from './demographicFields.ts'

/**
 * Why a form cannot be sent: `control` is the id of the element to correct, `code` a code of checkAnswers(), `age`, `fit`, `file.failed` or
 * the server's.
 */
export type Problem = { control: string; code: string; question?: Question; field?: DemographicField }

const instructionKeys = {
  text: 'answered.ask_text',
  html: 'answered.ask_text',
  choice: 'answered.ask_choice',
  choices: 'answered.ask_some',
  files: 'answered.ask_file',
} as const satisfies Record<AnswerKind, TextKey>

/** What to do about a problem, in a few words. */
export function problemText({ code, question }: Problem, t: Translate): string {
  if (code === 'age') return t('answered.ask_age', { min: fieldLimits.ageMin, max: fieldLimits.ageMax })
  if (code === 'answer.required' && question) return t(instructionKeys[answerKind(question.type)])
  if (code === 'file.failed') return t('answered.ask_file_again')
  if (code === 'file.unknown') return t('answered.ask_file_gone')
  return t(code === 'too_long' ? 'answered.ask_shorter' : 'answered.ask_fit')
}

/** True where the only problems are required questions without an answer. */
export const isOnlyMissing = (problems: readonly Problem[]): boolean => problems.every(({ code }) => code === 'answer.required')
