import { isAnswered } from '#shared/answers/isAnswered.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { isChoiceType } from '#shared/kinds/kinds.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'

/** What was written in answer to a question, or beside its choice; null if nothing was. */
export function writtenText(question: Pick<Question, 'id' | 'type'>, answers: readonly Answer[]): string | null {
  const { value, text } = answers.find(({ question_id }) => question_id === question.id) ?? {}
  if (value === undefined || !isAnswered(question, value)) return null
  if (isChoiceType(question.type) && !text) return null
  return text ?? checkedKinds[question.type].written(value)
}
