import { conditionHolds, conditionIndex, prepareCondition } from '#shared/branching/conditions/conditionIndex.ts'
import { linkValue } from '#shared/branching/conditions/readConditions.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { changeNamed } from '#shared/kinds/hasChoices.ts'
import { isOtherType } from '#shared/kinds/isFormer.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { allQuestions, type AnyQuestion } from '../answered/allQuestions.ts'
import { answeredVersion, type AnsweredVersion, readAnsweredVersion } from '../answered/answeredVersion.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'

/**
 * Whether a response meets a condition on any questions of the survey. Former values of a choice count as its present one; an answer of a former type
 * counts as none. Every response meets a condition without a clause that can be evaluated.
 */
export function readShowIf(survey: WholeSurvey, show_if: Condition): (response: StoredResponse) => Promise<boolean> {
  const condition = prepareCondition(show_if, conditionIndex(survey, ruleIndex(survey)).readable.anywhere)
  const questions = new Map(allQuestions(survey).map((question) => [question.id, question]))
  const present = answeredVersion(survey)
  return async (response) => {
    if (!condition) return true
    const version = (await readAnsweredVersion(response)) ?? present
    return conditionHolds(condition, (clause) =>
      clause.holds(
        'field' in clause ? linkValue(response.link, clause.field) : presentAnswer(response, questions.get(clause.question.id)!, version),
      ),
    )
  }
}

/** The value of a response's answer to a question, with present choice values; undefined for none. */
function presentAnswer({ answers }: StoredResponse, question: AnyQuestion, version: AnsweredVersion): unknown {
  const then = version.question(question.id)
  const value = answers.findLast(({ question_id }) => question_id === question.id)?.value
  if (then && isOtherType(then.type, question.type)) return undefined
  return changeNamed(question.type, value, (named) => version.choice(question, named)?.value ?? named)
}
