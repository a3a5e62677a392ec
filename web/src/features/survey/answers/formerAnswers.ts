import { isRowAnswers } from '#shared/kinds/matrix/rowAnswers.ts'
import { type AnswerValue, kinds, type QuestionType } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { Answers } from './answerValues.ts'

/** Whether a value is of another type than its question, where that or this is none of the first six. */
export const isFormer = (type: QuestionType, value: AnswerValue): boolean =>
  kinds[type].since ? !kinds[type].hasShape(value) : typeof value === 'number' || isRowAnswers(value)

/** The values that a saved response has for a question whose type was another; those that the present type's control can show are left out. */
export const formerAnswers = ({ sections }: Pick<Survey, 'sections'>, answers: Answers): Answers =>
  new Map(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, type }) => {
        const value = answers.get(id)
        return value !== undefined && isFormer(type, value) ? [[id, value] as const] : []
      }),
    ),
  )
