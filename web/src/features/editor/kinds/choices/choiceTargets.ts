import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { isGateway } from '../../store/edits/logic/gateway.ts'

/** How many existing sections and questions the rules for an answer name. */
export type ChoiceTargets = { sections: number; questions: number; everySection: boolean }

/** The targets of each answer of a gateway question, by value; answers without a rule are not in the map. Null if the question is not a gateway. */
export function choiceTargets(survey: SurveyBody, question: Question): ReadonlyMap<string, ChoiceTargets> | null {
  if (!isGateway(survey, question)) return null
  const own = question.gateway?.enabled ? question.gateway.choice_rules : []
  const rules = [
    ...own.map((rule) => ({ ...rule, all: rule.selects_all_sections })),
    ...survey.branching
      .filter((entry) => entry.question_id === question.id)
      .flatMap((entry) => entry.choice_rules.map((rule) => ({ ...rule, show_question_ids: [], all: rule.selects_all }))),
  ]
  const { sections, questions } = surveyIndex(survey)
  return new Map(
    [...Map.groupBy(rules, (rule) => rule.choice_value)].map(([value, group]) => [
      value,
      {
        sections: new Set(group.flatMap((rule) => rule.show_section_ids).filter((id) => sections.has(id))).size,
        questions: new Set(group.flatMap((rule) => rule.show_question_ids).filter((id) => questions.has(id))).size,
        everySection: group.some(({ all }) => all),
      },
    ]),
  )
}
