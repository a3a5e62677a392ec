import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Rule, Target } from '../store/edits/logic/gatewayRules.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

export function valuesWithSeveralRules(rules: readonly Pick<Rule, 'choice_value'>[]): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const { choice_value } of rules) (once.has(choice_value) ? twice : once).add(choice_value)
  return twice
}

/** Whether a rule's target does not come after the gateway's question, so that the rule has no effect in independent mode. */
export function pointsBackwards(
  survey: Pick<SurveyBody, 'sections' | 'branching_mode'>,
  questionId: string | undefined,
  target: Target,
): boolean {
  if (survey.branching_mode !== 'independent') return false
  const { sections, questions } = surveyIndex(survey)
  const at = questions.get(questionId ?? '')
  if (!at) return false
  const section = sections.get(at.section.id)!.index
  if (target.kind === 'section') return (sections.get(target.id)?.index ?? Infinity) <= section
  const named = questions.get(target.id)
  if (!named) return false
  const namedSection = sections.get(named.section.id)!.index
  return namedSection < section || (namedSection === section && named.index <= at.index)
}
