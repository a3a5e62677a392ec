import type { BranchingEntry, Question, SurveyBody } from '#shared/survey.ts'
import { isChoiceType } from '#shared/questionTypes.ts'

const named = new WeakMap<readonly BranchingEntry[], ReadonlySet<string>>()

/** Whether a question decides what else shows, by its own gateway or by a survey-level entry. */
export function isGateway({ branching }: Pick<SurveyBody, 'branching'>, { id, type, gateway }: Question): boolean {
  if (!isChoiceType(type)) return false
  if (gateway?.enabled) return true
  let ids = named.get(branching)
  if (!ids) named.set(branching, (ids = new Set(branching.map((entry) => entry.question_id))))
  return ids.has(id)
}
