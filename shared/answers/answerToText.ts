import { answerKind, type AnswerKind } from '../survey/questionTypes.ts'
import { plainText } from '../html/plainText.ts'
import type { AnswerValue } from '../responses/response.ts'
import type { Question } from '../survey/survey.ts'

const stringOf = (value: AnswerValue): string => (typeof value === 'string' ? value : '')
const noText = () => ''

const converters = {
  text: stringOf,
  html: (value) => plainText(stringOf(value)),
  choice: noText,
  choices: noText,
  files: noText,
} as const satisfies Record<AnswerKind, (value: AnswerValue) => string>

/** The text of a text or rich text answer, without formatting, as it is shown and searched; '' for choices and files. */
export const answerToText = ({ type }: Pick<Question, 'type'>, value: AnswerValue): string => converters[answerKind(type)](value)
