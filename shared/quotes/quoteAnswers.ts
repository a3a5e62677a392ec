import { checkedKinds } from '../kinds/checkedKinds.ts'
import { type Answered, sayInSurvey } from './sayAnswers.ts'
import type { NumberedSurvey } from './withNumber.ts'

/** A survey as its respondent reads it: with quoted answers and link values, and with numbers. A page gets the words of answers from its controls instead. */
export const quoteInSurvey = <S extends NumberedSurvey>(survey: S, answered: Answered): S =>
  sayInSurvey(survey, answered, ({ type }) => checkedKinds[type].quoted)
