import type { SurveyBody } from '#shared/survey.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

/** How many rules of the survey name a section or a question. */
export function rulesNaming(survey: SurveyBody, id: string, list: 'show_section_ids' | 'show_question_ids'): number {
  const gateways = [...surveyIndex(survey).questions.values()].flatMap(({ question }) => question.gateway?.choice_rules ?? [])
  const entries = survey.branching.flatMap((entry) => entry.choice_rules.map((rule) => ({ ...rule, show_question_ids: [] as string[] })))
  return [...gateways, ...entries].filter((rule) => rule[list].includes(id)).length
}
