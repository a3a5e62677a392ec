import { limits } from '../limits.ts'
import { answerKind, mostCharacters, type AnswerKind } from '../survey/questionTypes.ts'
import type { Question } from '../survey/survey.ts'
import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { presentValue } from './presentValue.ts'
import { hasShape } from './shape.ts'

export type AnswerIssue = { code: 'answer.invalid' | 'answer.unknown_choice' | 'answer.repeated' | 'too_long'; message: string }

/** Why a normalized value is no valid answer to a question; undefined if it is one. */
export function answerIssue(question: Question, value: unknown): AnswerIssue | undefined {
  if (hasShape(question.type, value)) return issues[answerKind(question.type)](question, value)
  return { code: 'answer.invalid', message: `The answer to question ${question.id} does not match its type, ${question.type}.` }
}

type FindIssue = (question: Question, value: unknown) => AnswerIssue | undefined

// The value has the right shape already.

const tooLongText: FindIssue = ({ id, type }, value) => {
  const most = mostCharacters[type] ?? Infinity
  return (value as string).length > most
    ? { code: 'too_long', message: `The answer to question ${id} is longer than ${most} characters.` }
    : undefined
}

const tooLongRichText: FindIssue = ({ id }, value) =>
  exceedsRichTextLimits(value as string)
    ? { code: 'too_long', message: `The answer to question ${id} is too long, or has too many tags.` }
    : undefined

const notOfChoices: FindIssue = (question, value) => {
  const values = [value].flat() as string[]
  if (values.some((chosen) => presentValue(question, chosen) === undefined)) {
    return { code: 'answer.unknown_choice', message: `The answer to question ${question.id} is not one of its choices.` }
  }
  if (new Set(values).size < values.length) {
    return { code: 'answer.repeated', message: `The answer to question ${question.id} has the same choice more than once.` }
  }
  return undefined
}

const tooManyFiles: FindIssue = ({ id }, value) =>
  Array.isArray(value) && value.length > limits.filesPerAnswer
    ? { code: 'answer.invalid', message: `The answer to question ${id} has more than ${limits.filesPerAnswer} files.` }
    : undefined

const issues = {
  text: tooLongText,
  html: tooLongRichText,
  choice: notOfChoices,
  choices: notOfChoices,
  files: tooManyFiles,
} as const satisfies Record<AnswerKind, FindIssue>
