import { checkedKinds } from '../kinds/checkedKinds.ts'
import { type Answered, sayInSurvey } from './sayAnswers.ts'
import type { NumberedSurvey } from './withNumber.ts'

/** A survey with the answers and values that its texts quote, and its numbers, as its respondent reads it. A page asks its controls for the words instead. */
export const quoteInSurvey = <S extends NumberedSurvey>(survey: S, answered: Answered): S =>
  sayInSurvey(survey, answered, ({ type }) => checkedKinds[type].quoted)
