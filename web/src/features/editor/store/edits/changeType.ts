import { definedKinds } from '#shared/kinds/definedKinds.ts'
import { isChoiceType, type QuestionType } from '#shared/kinds/kinds.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import { newId } from '../newSurvey.ts'

/** The fields to write when a question changes its type. If it has no choices of an earlier type, its points become choices. */
export function changedType(question: Question, type: QuestionType): Partial<Question> {
  const points = isChoiceType(type) && question.choices.length === 0 ? definedKinds[question.type]?.asChoices?.(question) : undefined
  const asChoice = (point: NonNullable<typeof points>[number]): Choice => ({
    ...point,
    id: newId(),
    label: point.label || point.label_ko || point.value,
    aliases: [],
  })
  return { type, ...(points && { choices: points.map(asChoice) }) }
}
