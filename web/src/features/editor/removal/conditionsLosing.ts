import { clauseKindOf } from '#shared/branching/conditions/clauseKinds.ts'
import { clauseProblem, type ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { conditionAt, conditionsOf } from '../store/edits/logic/conditions.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

/** The conditions that stay in the survey after an edit but lose a clause that could be evaluated, or a known value. */
export const conditionsLosing = (before: SurveyBody, after: SurveyBody): ConditionPlace[] =>
  conditionsOf(before).flatMap(({ place, condition }) => {
    const clauses = conditionAt(after, place)?.clauses
    const loses = clauses && condition.clauses.some((clause, at) => readings(before, place, clause) > readings(after, place, clauses[at]!))
    return loses ? [place] : []
  })

/** The number of known values in a clause; 1 for a clause without values, 0 for a clause that cannot be evaluated. */
function readings(survey: SurveyBody, place: ConditionPlace, clause: Clause): number {
  if (clauseProblem(survey, place, clause)) return 0
  const question = surveyIndex(survey).questions.get(clause.question_id ?? '')?.question
  const named = question && clauseKindOf(question.type)?.named
  return named && clause.values ? clause.values.filter((value) => named(question, value) !== undefined).length : 1
}
