import { visible } from '#shared/branching.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { PlacedSection } from '#shared/branching/surveyDocument.ts'
import { explainHidden } from '#shared/logic/explainHidden.ts'
import { alwaysHasSay, gatewayWays, type GatewayWays } from '#shared/logic/targets.ts'
import { answerChoosing } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'

/** The choices of the one question that decides whether a section shows. */
export type SectionRule = { question_id: string; values: string[] }

/** The rules of the sections that depend on exactly one question, by section id. Other sections have none. */
export function sectionRules(survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode'>): ReadonlyMap<string, SectionRule> {
  const questions = new Map(survey.sections.flatMap((section) => section.questions).map((question) => [question.id, question]))
  const { mode, sections } = ruleIndex(survey)
  const places = new Map(sections.map((section) => [section.id, section]))
  return new Map(
    explainHidden(survey, []).flatMap(({ kind, id, because }) => {
      if (kind !== 'section' || because.code !== 'unanswered') return []
      const { question_id, values } = because
      const others = gatewayWays(survey).filter(({ question }) => question.id !== question_id)
      if (others.some((gateway) => affectsSection(gateway, places.get(id)!, mode))) return []
      const { type, choices } = questions.get(question_id)!
      const shows = (value: string) => visible(survey, [{ question_id, value: answerChoosing(type, value) }]).sections.has(id)
      return choices.every(({ value }) => shows(value) === values.includes(value)) ? [[id, { question_id, values }] as const] : []
    }),
  )
}

/** Whether some answer to a gateway question can show or hide a section, also by showing one of its questions. */
function affectsSection(gateway: GatewayWays, { position, questions }: PlacedSection, mode: Survey['branching_mode']): boolean {
  if (mode === 'intersect' && (alwaysHasSay(gateway, 'sections') || gateway.chosen.some(({ selection }) => selection.revealsEverything)))
    return true
  const targets = mode === 'intersect' ? gateway.named : gateway.governs
  return targets.sections.has(position) || questions.some((question) => targets.questions.has(question.position))
}
