import { answerKind, type AnswerKind } from '#shared/survey/questionTypes.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { htmlToText } from './plainText.ts'

const asItIs = (value: AnswerValue): string => (typeof value === 'string' ? value : '')
const nothing = () => ''

const texts = {
  text: asItIs,
  html: (value) => htmlToText(asItIs(value)),
  choice: nothing,
  choices: nothing,
  files: nothing,
} as const satisfies Record<AnswerKind, (value: AnswerValue) => string>

/** What somebody wrote as an answer, as plain text; '' for choices and files. */
export const answerToText = ({ type }: Pick<Question, 'type'>, value: AnswerValue): string => texts[answerKind(type)](value)
