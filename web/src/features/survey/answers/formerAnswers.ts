import { isFormer } from '#shared/kinds/isFormer.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { Answers } from './answerValues.ts'

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
