import type { AnswerTo } from './givenAnswers.ts'
import { independentGates } from './independent.ts'
import { intersectGates } from './intersect.ts'
import { ruleIndex, type RuleIndex } from './ruleIndex.ts'
import type { Visible } from './surveyDocument.ts'
import type { SurveyFields } from './surveyFields.ts'
import { walk, type Conditions } from './walk.ts'

/** What decides besides the answers. `link`: the values of the link's fields; `drawn`: by pool, the ids of the sections that were drawn. */
export type Given = {
  link?: Readonly<Record<string, unknown>> | null | undefined
  drawn?: Readonly<Record<string, unknown>> | null | undefined
}

/** Evaluates conditions for given answers, question by question. */
export type Show = (survey: SurveyFields, answers: ReadonlyMap<string, unknown>, given?: Given) => Visible

/** Prepares the conditions of a survey for evaluation; undefined without any. */
export type ReadConditions = (survey: SurveyFields, index: RuleIndex, answerTo: AnswerTo, given?: Given) => Conditions | undefined

/**
 * Implements `visible` of branching.ts. Separate, since a page loads `readConditions` only for a survey with conditions; without that argument,
 * conditions are ignored.
 */
export function showByRules(
  survey: SurveyFields,
  answerTo: AnswerTo,
  given: Given | undefined,
  readConditions: ReadConditions | undefined,
): Visible {
  const index = ruleIndex(survey)
  const conditions = readConditions?.(survey, index, answerTo, given)
  const isIndependent = index.mode === 'independent'
  return walk(index, isIndependent ? independentGates(index, answerTo) : intersectGates(index, answerTo, conditions), conditions)
}
