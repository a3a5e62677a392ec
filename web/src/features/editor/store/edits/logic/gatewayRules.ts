import { limits } from '#shared/limits.ts'
import type { BranchingEntry, Gateway, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../../editorStore.ts'
import { surveyIndex } from '../../surveyIndex.ts'
import { changeGateway, gatewayAt, gatewayQuestionId, type GatewayPlace } from './gateway.ts'

export type GatewayRule = Gateway['choice_rules'][number]
type EntryRule = BranchingEntry['choice_rules'][number]
export type Rule = GatewayRule | EntryRule
/** A section or question that a rule shows. Rules of survey-level entries show sections only. */
export type Target = { kind: 'section' | 'question'; id: string }

export const questionsOf = (rule: Rule): readonly string[] => ('show_question_ids' in rule ? rule.show_question_ids : [])

/** Whether a rule selects all sections, or all questions, that the rules of its gateway name. */
export const selectsAll = (rule: Rule, kind: Target['kind']): boolean =>
  'selects_all' in rule ? kind === 'section' && rule.selects_all : rule[`selects_all_${kind}s`]

export const namesTarget = (rule: Rule, { kind, id }: Target): boolean =>
  (kind === 'section' ? rule.show_section_ids : questionsOf(rule)).includes(id)

/** Targets of a rule that are not in the survey any more. */
export function deletedTargets(survey: SurveyBody, rule: Rule): Target[] {
  const { sections, questions } = surveyIndex(survey)
  return [
    ...rule.show_section_ids.filter((id) => !sections.has(id)).map((id) => ({ kind: 'section' as const, id })),
    ...questionsOf(rule)
      .filter((id) => !questions.has(id))
      .map((id) => ({ kind: 'question' as const, id })),
  ]
}

/** The choice values of a gateway's question that have no rule, in the order of the choices. */
export function valuesWithoutRule(survey: SurveyBody, place: GatewayPlace): string[] {
  const choices = surveyIndex(survey).questions.get(gatewayQuestionId(survey, place) ?? '')?.question.choices ?? []
  const ruled = new Set(gatewayAt(survey, place)?.choice_rules.map(({ choice_value }) => choice_value))
  return [...new Set(choices.map(({ value }) => value))].filter((value) => !ruled.has(value))
}

export const addRule =
  (place: GatewayPlace): Edit =>
  (survey) =>
    addRules(place, valuesWithoutRule(survey, place).slice(0, 1))(survey)

export const addRuleForEachChoice =
  (place: GatewayPlace): Edit =>
  (survey) =>
    addRules(place, valuesWithoutRule(survey, place))(survey)

export const removeRule = (place: GatewayPlace, index: number): Edit =>
  changeRules(place, (rules) => (index in rules ? rules.toSpliced(index, 1) : rules))

export const setRuleChoice = (place: GatewayPlace, index: number, choice_value: string): Edit =>
  changeRule(place, index, (rule) => (rule.choice_value === choice_value ? rule : { ...rule, choice_value }))

/** Adds a target to a rule or removes it. Targets are sorted in the order of the survey, deleted ones last. */
export const setTarget =
  (place: GatewayPlace, index: number, target: Target, on: boolean): Edit =>
  (survey) =>
    changeRule(place, index, (rule) => {
      if (namesTarget(rule, target) === on) return rule
      if (target.kind === 'section') return { ...rule, show_section_ids: withTarget(survey, rule.show_section_ids, target, on) }
      return 'show_question_ids' in rule ? { ...rule, show_question_ids: withTarget(survey, rule.show_question_ids, target, on) } : rule
    })(survey)

/** Removes targets that are not in the survey any more. */
export const removeDeletedTargets =
  (place: GatewayPlace, index: number): Edit =>
  (survey) =>
    changeRule(place, index, (rule) => {
      if (deletedTargets(survey, rule).length === 0) return rule
      const { sections, questions } = surveyIndex(survey)
      const kept = { ...rule, show_section_ids: rule.show_section_ids.filter((id) => sections.has(id)) }
      return 'show_question_ids' in kept ? { ...kept, show_question_ids: kept.show_question_ids.filter((id) => questions.has(id)) } : kept
    })(survey)

/** Makes a rule select all sections, or all questions, that the rules of its gateway name. */
export const setSelectsAll = (place: GatewayPlace, index: number, kind: Target['kind'], on: boolean): Edit =>
  changeRule(place, index, (rule) => {
    if (selectsAll(rule, kind) === on) return rule
    if ('selects_all' in rule) return kind === 'section' ? { ...rule, selects_all: on } : rule
    return { ...rule, [`selects_all_${kind}s`]: on }
  })

function addRules(place: GatewayPlace, values: readonly string[]): Edit {
  const added = values.map((choice_value): Rule => ({
    choice_value,
    show_section_ids: [],
    ...('entry' in place ? entryOnly : questionOnly),
  }))
  return changeRules(place, (rules) => (added.length > 0 ? [...rules, ...added].slice(0, limits.gatewayRules) : rules))
}
const entryOnly = { selects_all: false }
const questionOnly: Omit<GatewayRule, 'choice_value' | 'show_section_ids'> = {
  show_question_ids: [],
  selects_all_sections: false,
  selects_all_questions: false,
}

const changeRule = (place: GatewayPlace, index: number, change: (rule: Rule) => Rule): Edit =>
  changeRules(place, (rules) => {
    const rule = rules[index]
    const next = rule && change(rule)
    return next === rule || !next ? rules : rules.with(index, next)
  })

const changeRules = (place: GatewayPlace, change: (rules: Rule[]) => Rule[]): Edit =>
  changeGateway(place, (gateway) => {
    const choice_rules = change(gateway.choice_rules)
    return choice_rules === gateway.choice_rules ? gateway : { ...gateway, choice_rules }
  })

function withTarget(survey: SurveyBody, ids: readonly string[], { kind, id }: Target, on: boolean): string[] {
  if (!on) return ids.filter((one) => one !== id)
  const order = [...surveyIndex(survey)[`${kind}s`].keys()]
  const position = (one: string) => (order.includes(one) ? order.indexOf(one) : order.length)
  return [...ids, id].toSorted((one, other) => position(one) - position(other))
}

export function countRulesNaming(survey: SurveyBody, id: string, list: 'show_section_ids' | 'show_question_ids'): number {
  const gateways = [...surveyIndex(survey).questions.values()].flatMap(({ question }) => question.gateway?.choice_rules ?? [])
  const entries = survey.branching.flatMap((entry) => entry.choice_rules.map((rule) => ({ ...rule, show_question_ids: [] as string[] })))
  return [...gateways, ...entries].filter((rule) => rule[list].includes(id)).length
}
