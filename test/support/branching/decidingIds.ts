import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { entries, type SurveyFields } from '#shared/branching/surveyFields.ts'

/** The ids of the questions that gateways or clauses of conditions read. */
export function decidingIds(survey: SurveyFields): ReadonlySet<string> {
  const { sections, gatewayQuestions } = ruleIndex(survey)
  const owners = sections.flatMap(({ fields, questions }) => [fields, ...questions.map((question) => question.fields)])
  const conditions = owners.flatMap((owner) => [owner.show_if, 'ends_if' in owner ? owner.ends_if : null])
  const clauses = conditions.flatMap((condition) => entries(condition?.clauses))
  return new Set([...gatewayQuestions.keys(), ...clauses.flatMap(({ question_id }) => question_id ?? [])])
}
