import { checkedKinds } from '../kinds/checkedKinds.ts'
import type { QuotableSurvey } from './quoteIndex.ts'
import { type Answered, sayInSurvey } from './sayAnswers.ts'

/** A survey with the answers and values that its texts quote, as its respondent reads it. A page asks its controls for the words instead. */
export const quoteInSurvey = <S extends QuotableSurvey>(survey: S, answered: Answered): S =>
  sayInSurvey(survey, answered, ({ type }) => checkedKinds[type].quoted)
