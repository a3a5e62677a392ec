import { limits } from '../limits.ts'
import type { Question, QuestionType } from '../survey.ts'
import { isTooLong } from '../richTextSize.ts'
import { presentValue } from './presentValue.ts'
import { hasShape } from './shape.ts'

export type AnswerIssue = { code: 'answer.invalid' | 'answer.unknown_choice' | 'answer.repeated' | 'too_long'; message: string }

/** Why a value, given and normalised, is no answer to a question; undefined when it is one. */
export function answerIssue(question: Question, value: unknown): AnswerIssue | undefined {
  if (hasShape(question.type, value)) return refusals[question.type](question, value)
  return { code: 'answer.invalid', message: `The answer to question ${question.id} does not match its type, ${question.type}.` }
}

type Refuse = (question: Question, value: unknown) => AnswerIssue | undefined

/** The value has the right shape already. `max` in characters. */
const longerThan =
  (max: number): Refuse =>
  ({ id }, value) =>
    (value as string).length > max
      ? { code: 'too_long', message: `The answer to question ${id} is longer than ${max} characters.` }
      : undefined

const tooLongRichText: Refuse = ({ id }, value) =>
  isTooLong(value as string) ? { code: 'too_long', message: `The answer to question ${id} is too long, or has too many tags.` } : undefined

const notOfChoices: Refuse = (question, value) => {
  const values = [value].flat() as string[]
  if (values.some((chosen) => presentValue(question, chosen) === undefined)) {
    return { code: 'answer.unknown_choice', message: `The answer to question ${question.id} is not one of its choices.` }
  }
  if (new Set(values).size < values.length) {
    return { code: 'answer.repeated', message: `The answer to question ${question.id} has the same choice more than once.` }
  }
  return undefined
}

const tooManyFiles: Refuse = ({ id }, value) =>
  Array.isArray(value) && value.length > limits.filesPerAnswer
    ? { code: 'answer.invalid', message: `The answer to question ${id} has more than ${limits.filesPerAnswer} files.` }
    : undefined

const refusals = {
  short_text: longerThan(limits.shortText),
  long_text: longerThan(limits.longText),
  rich_text: tooLongRichText,
  single_choice: notOfChoices,
  multi_select: notOfChoices,
  file_upload: tooManyFiles,
} as const satisfies Record<QuestionType, Refuse>
