import { notApplicable } from '#shared/kinds/scale/notApplicable.ts'
import { isChoiceType, type QuestionType } from '#shared/kinds/kinds.ts'
import { pointsOf, scaleOf, takesNotApplicable } from '#shared/kinds/scale/scaleOf.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import { newId } from '../newSurvey.ts'

/** The fields to write when a question changes its type. A scale without choices of an earlier type turns its points into choices. */
export const changedType = (question: Question, type: QuestionType): Partial<Question> =>
  question.type === 'scale' && isChoiceType(type) && question.choices.length === 0 ? { type, choices: choicesOf(question) } : { type }

const choice = (value: string, label: string, label_ko: string): Choice => ({
  id: newId(),
  value,
  label: label || label_ko || value,
  label_ko,
  aliases: [],
})

function choicesOf(question: Question): Choice[] {
  const { na_label, na_label_ko } = scaleOf(question)
  const points = pointsOf(question).map(({ value, label, label_ko }) => choice(String(value), label, label_ko))
  return takesNotApplicable(question) ? [...points, { ...choice(notApplicable, na_label, na_label_ko), no_answer: true }] : points
}
