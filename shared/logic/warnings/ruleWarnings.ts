import { canGate } from '../../branching/gateway.ts'
import type { LogicSurvey } from '../targets.ts'
import { gatewaysOf, type GatewayOnQuestion, type GatewayRule } from '../gatewayRules.ts'
import type { LogicWarning, Named } from '../logicWarning.ts'

/** Positions of sections and questions by id; a question's position is among all questions. */
type Positions = { sections: ReadonlyMap<string, number>; questions: ReadonlyMap<string, { position: number; section: number }> }

/** Warnings about the rules of gateways. */
export function ruleWarnings(survey: LogicSurvey): LogicWarning[] {
  const positions = positionsIn(survey)
  const isIndependent = survey.branching_mode === 'independent'
  return [
    ...gatewaysOf(survey).flatMap((gateway) => [
      ...gatewayWarnings(gateway, positions),
      ...gateway.rules.flatMap((rule) => [
        ...choiceWarnings(gateway, rule),
        ...deletedTargets(rule, positions),
        ...(isIndependent ? backwards(gateway, rule, positions) : []),
      ]),
    ]),
    ...withoutEffect(survey),
    ...equalValues(survey),
  ]
}

function gatewayWarnings({ place, rules }: GatewayOnQuestion, { sections }: Positions): LogicWarning[] {
  if (rules.length === 0) return [{ code: 'gateway_without_rules', place }]
  const ids = rules.flatMap(({ section_ids }) => section_ids)
  const widened = rules.find(({ allSections }) => allSections)
  return widened && ids.length > 0 && !ids.some((id) => sections.has(id)) ? [{ code: 'last_section_deleted', place: widened.place }] : []
}

function choiceWarnings({ question, rules }: GatewayOnQuestion, rule: GatewayRule): LogicWarning[] {
  const { choice_value, place } = rule
  if (!question.choices.some(({ value }) => value === choice_value)) return [{ code: 'rule_for_deleted_choice', place, choice_value }]
  const first = rules.find((other) => other.choice_value === choice_value)
  return first === rule ? [] : [{ code: 'two_rules_for_one_choice', place, choice_value }]
}

function deletedTargets({ place, section_ids, question_ids }: GatewayRule, { sections, questions }: Positions): LogicWarning[] {
  const missing = {
    section_ids: section_ids.filter((id) => !sections.has(id)),
    question_ids: question_ids.filter((id) => !questions.has(id)),
  }
  return isEmpty(missing) ? [] : [{ code: 'rule_to_deleted_target', place, missing }]
}

function backwards(
  { question }: GatewayOnQuestion,
  { place, section_ids, question_ids }: GatewayRule,
  positions: Positions,
): LogicWarning[] {
  const own = positions.questions.get(question.id)!
  const targets = {
    section_ids: section_ids.filter((id) => (positions.sections.get(id) ?? Infinity) <= own.section),
    question_ids: question_ids.filter((id) => (positions.questions.get(id)?.position ?? Infinity) <= own.position),
  }
  return isEmpty(targets) ? [] : [{ code: 'rule_points_backwards', place, targets }]
}

/** Gateways without effect: on a question without choices, or on a missing one. */
function withoutEffect({ sections, branching }: LogicSurvey): LogicWarning[] {
  const questions = sections.flatMap((section) => section.questions)
  const own = questions.filter((question) => question.gateway?.enabled === true && !canGate(question.type))
  const entries = branching.map(({ question_id }, entry): LogicWarning[] => {
    const question = questions.find(({ id }) => id === question_id)
    const place = { kind: 'branching', entry } as const
    if (!question) return [{ code: 'entry_without_question', place }]
    return canGate(question.type) ? [] : [{ code: 'entry_on_other_type', place, question_id }]
  })
  return [...own.map(({ id }): LogicWarning => ({ code: 'gateway_on_other_type', place: { kind: 'question', id } })), ...entries.flat()]
}

const equalValues = ({ sections }: LogicSurvey): LogicWarning[] =>
  sections
    .flatMap(({ questions }) => questions.filter(({ type }) => canGate(type)))
    .flatMap(({ id, choices }) =>
      [...Map.groupBy(choices, ({ value }) => value)]
        .filter(([, same]) => same.length > 1)
        .map(
          ([value, { length }]) =>
            ({ code: 'equal_choice_values', place: { kind: 'question', id, part: 'choices' }, value, count: length }) as const,
        ),
    )

function positionsIn({ sections }: LogicSurvey): Positions {
  const questions = sections.flatMap(({ questions: held }, section) => held.map(({ id }) => ({ id, section })))
  return {
    sections: new Map(sections.map(({ id }, at) => [id, at])),
    questions: new Map(questions.map(({ id, section }, position) => [id, { position, section }])),
  }
}

const isEmpty = ({ section_ids, question_ids }: Named) => section_ids.length === 0 && question_ids.length === 0
