import { answerReader, type GivenAnswers } from './branching/givenAnswers.ts'
import { showIndependently } from './branching/independent.ts'
import { showIntersection } from './branching/intersect.ts'
import { ruleIndex } from './branching/ruleIndex.ts'
import type { Visible } from './branching/surveyDocument.ts'
import type { SurveyFields } from './branching/surveyFields.ts'

/**
 * The ids of the sections and questions that show for a set of answers, in document order: the one place that decides it.
 *
 * Takes surveys that have not passed the schema, and any values: what has the wrong type is as good as missing. Never
 * throws on them, never changes its arguments. The rules are indexed once for a survey object, so no caller may change one
 * after the first call. Values that a choice had before a rename count as unknown: `normalize` of answers/ comes first.
 */
export function visible(survey: SurveyFields, answers: GivenAnswers): Visible {
  const index = ruleIndex(survey)
  if (index.gatewayQuestions.size === 0) return everything(index.sections)
  const show = index.mode === 'independent' ? showIndependently : showIntersection
  return show(index, answerReader(answers, index.gatewayQuestionIds))
}

/** The ids of the questions whose answers decide what shows; the answer to any other never changes it. */
export function gatewayQuestionIds(survey: SurveyFields): ReadonlySet<string> {
  return ruleIndex(survey).gatewayQuestionIds
}

const everything = (sections: readonly { id: string; questions: readonly { id: string }[] }[]): Visible => ({
  sections: new Set(sections.map(({ id }) => id)),
  questions: new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id))),
})
