import { answerKind, type AnswerKind } from '#shared/survey/questionTypes.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { htmlToText } from './plainText.ts'

const stringOf = (value: AnswerValue): string => (typeof value === 'string' ? value : '')
const noText = () => ''

const converters = {
  text: stringOf,
  html: (value) => htmlToText(stringOf(value)),
  choice: noText,
  choices: noText,
  files: noText,
} as const satisfies Record<AnswerKind, (value: AnswerValue) => string>

/** The text of a text or rich text answer, without formatting; '' for choices and files. */
export const answerToText = ({ type }: Pick<Question, 'type'>, value: AnswerValue): string => converters[answerKind(type)](value)
