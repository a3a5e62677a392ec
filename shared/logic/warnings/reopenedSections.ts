import { ruleIndex, type RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedQuestion, PlacedSection } from '../../branching/surveyDocument.ts'
import { gatewaysOf, type GatewayOnQuestion, type GatewayRule } from '../gatewayRules.ts'
import { governedSearch } from '../gateways/governedSearch.ts'
import type { LogicWarning } from '../logicWarning.ts'
import { showingAnswers, verdictsFor } from '../gateways/showingAnswers.ts'
import { alwaysHasSay, gatewayWays, type GatewayWays, type LogicSurvey } from '../targets.ts'

type Query = { gatewayId: string; value: string; question: PlacedQuestion; section: PlacedSection }
/** Whether the choice can show a question while its section is closed. */
type Reopens = (query: Query) => boolean

/** Warnings about rules that select a question in a hidden section without that section. Each step of the generator checks one rule. */
export function* reopenedSections(survey: LogicSurvey): Generator<undefined, LogicWarning[]> {
  const index = ruleIndex(survey)
  const gateways = gatewayWays(survey)
  const gatewayIds = new Set(gateways.map(({ question }) => question.id))
  const isNamed = ({ position }: PlacedSection) => gateways.some(({ named }) => named.sections.has(position))
  // In the intersect mode a section with a gateway question in it never closes.
  const closes = (section: PlacedSection) =>
    !section.exempt && isNamed(section) && (index.mode === 'independent' || !section.questions.some(({ id }) => gatewayIds.has(id)))

  const closing = index.sections.filter(closes)
  const reopens = index.mode === 'independent' ? independently(survey, index, gateways) : byIntersection(gateways)
  const warnings: LogicWarning[] = []
  for (const gateway of gatewaysOf(survey))
    for (const rule of gateway.rules) {
      warnings.push(...reopenedBy(gateway, rule, closing, reopens))
      yield
    }
  return warnings
}

function reopenedBy(
  { question }: GatewayOnQuestion,
  rule: GatewayRule,
  closing: readonly PlacedSection[],
  reopens: Reopens,
): LogicWarning[] {
  const { place, choice_value: value, question_ids, section_ids } = rule
  if (question_ids.length === 0 || !question.choices.some((choice) => choice.value === value)) return []
  return closing
    .filter(({ id }) => !section_ids.includes(id))
    .map((section) => ({
      section_id: section.id,
      question_ids: section.questions
        .filter(({ id }) => question_ids.includes(id))
        .filter((named) => reopens({ gatewayId: question.id, value, question: named, section }))
        .map(({ id }) => id),
    }))
    .filter((reopened) => reopened.question_ids.length > 0)
    .map((reopened) => ({ code: 'rule_reopens_closed_section', place, ...reopened }))
}

function independently(survey: LogicSurvey, index: RuleIndex, gateways: readonly GatewayWays[]): Reopens {
  const { hangsOn, waysToSelect } = governedSearch(index, gateways)
  const { answersWith } = showingAnswers(gateways, hangsOn)
  return ({ gatewayId, value, question, section }) => {
    if (!index.governed.sections.has(section.position)) return false
    const target = { kind: 'questions', position: question.position } as const
    const around = { kind: 'sections', position: section.position } as const

    const guess = answersWith(
      gateways.find((gateway) => gateway.question.id === gatewayId)!,
      value,
    )
    if (!guess) return false
    const [of, outside] = verdictsFor(survey, gateways, guess, [target, around])
    if (of === 'selected' && outside !== 'selected') return true
    const ways = waysToSelect(target, [around], { question_id: gatewayId, value })
    return ways?.some(([verdict]) => verdict !== 'selected') ?? false
  }
}

/** Every gateway question that decides on questions selects the question, and one that decides on sections does not select its section. */
function byIntersection(gateways: readonly GatewayWays[]): Reopens {
  return ({ gatewayId, value, question, section }) => {
    const selections = ({ question: { id }, chosen, unanswered }: GatewayWays) =>
      id === gatewayId
        ? chosen.filter((choice) => choice.value === value).map(({ selection }) => selection)
        : [unanswered, ...chosen.map(({ selection }) => selection)]
    const selecting = (gateway: GatewayWays) =>
      selections(gateway).filter(({ questions }) => !alwaysHasSay(gateway, 'questions') || questions.has(question.position))

    if (!gateways.every((gateway) => selecting(gateway).length > 0)) return false
    return gateways
      .filter((gateway) => alwaysHasSay(gateway, 'sections'))
      .some((gateway) => selecting(gateway).some(({ sections }) => !sections.has(section.position)))
  }
}
