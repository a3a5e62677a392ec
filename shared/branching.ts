import { readConditions } from './branching/conditions/readConditions.ts'
import { ruleIndex } from './branching/ruleIndex.ts'
import { answerReader, type GivenAnswers } from './branching/givenAnswers.ts'
import { showByRules, type Given } from './branching/showByRules.ts'
import type { Visible } from './branching/surveyDocument.ts'
import type { SurveyFields } from './branching/surveyFields.ts'

/**
 * The ids of the sections and questions that show for a set of answers, in document order. Only this function decides it.
 *
 * * * Takes surveys that have not passed the schema, and any values: a field of the wrong type counts as missing. Never throws on them, never changes
 * its arguments. The rules are indexed once for a survey object, so no caller may change one after the first call. Values that a choice had before a
 * rename count as unknown: `normalize` of answers/ comes first. Public pages call `visible` of web/src/features/survey, which loads the conditions
 * only where a survey has them.
 */
export const visible = (survey: SurveyFields, answers: GivenAnswers, given: Given = {}): Visible =>
  showByRules(survey, answerReader(answers, ruleIndex(survey).decides), given, readConditions)
