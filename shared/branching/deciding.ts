import { ruleIndex } from './ruleIndex.ts'
import type { SurveyFields } from './surveyFields.ts'

/** The ids of the questions whose gateways decide what shows. */
export const gatewayQuestionIds = (survey: SurveyFields): ReadonlySet<string> => new Set(ruleIndex(survey).gatewayQuestions.keys())

/** The ids of the questions whose answers gateways or conditions read; the answer to any other never changes what shows. */
export const decidingQuestionIds = (survey: SurveyFields): ReadonlySet<string> => ruleIndex(survey).decidingIds

/** Whether anything but gateways decides: a condition, an end, a pool. */
export const hasConditions = (survey: SurveyFields): boolean => ruleIndex(survey).hasConditions
