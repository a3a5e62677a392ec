import { isAnswered } from '#shared/answers/isAnswered.ts'
import { checkedKinds, writtenBeside } from '#shared/kinds/checkedKinds.ts'
import { chosenValues, presentValue } from '#shared/kinds/choice.ts'
import { isChoiceType } from '#shared/kinds/kinds.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'

export type WrittenQuestion = Pick<Question, 'id' | 'type' | 'choices'>

/** The written answer to a question, or the text of its choice; null without one. `choice`: only the text of that choice. */
export function writtenText(question: WrittenQuestion, answers: readonly Answer[], choice?: string): string | null {
  const { value, text } = answers.find(({ question_id }) => question_id === question.id) ?? {}
  if (value === undefined || !isAnswered(question, value)) return null
  if (isChoiceType(question.type) && !text) return null
  if (choice !== undefined && choiceOfText(question, value) !== choice) return null
  return text ?? checkedKinds[question.type].written(value)
}

function choiceOfText(question: WrittenQuestion, value: Answer['value']): string | undefined {
  const writer = writtenBeside(question, chosenValues(value))
  return writer === undefined ? undefined : (presentValue(question, writer) ?? writer)
}
