import { isChoiceType } from '#shared/survey/questionTypes.ts'
import { demographicFields } from '#shared/responses/results.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { refused } from '../http/checked.ts'
import { exportedQuestions } from '../export/exportedQuestions.ts'

/** Throws 422 where nothing can be compared by this: it is no demographic, and no question with choices. */
export function validateComparison(survey: WholeSurvey, by: string): void {
  if (demographicFields.some((field) => by === `demographics.${field}`)) return
  const question = exportedQuestions(survey).find(({ id }) => id === by)
  if (isChoiceType(question?.type)) return
  throw refused([{ path: 'by', code: 'not_allowed', message: 'by must be a question with choices or a demographic.' }])
}
