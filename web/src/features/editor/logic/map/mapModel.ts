import { exemptIds } from '#shared/branching/surveyDocument.ts'
import { gatewaysOf, type GatewayOnQuestion, type GatewayPlace, type GatewayRule } from '#shared/logic/gatewayRules.ts'
import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { numberOf, type PartRef } from '../../marks/names.ts'
import { pointsBackwards } from '../ruleMarks.ts'
import { mapConditions, type MapAsked, type MapCondition } from './mapConditions.ts'
import { targetKey, type Line, type TargetKey } from './targetKey.ts'

/** A problem of a choice's rules; null if it has one rule with an effect. */
type ChoiceMark = 'no_rule' | 'two_rules' | 'deleted_choice' | 'backwards' | null
export type MapChoice = {
  key: string
  value: string
  isDeleted: boolean
  rules: readonly GatewayRule[]
  lines: readonly Line[]
  mark: ChoiceMark
}
/** A gateway with its choices; `number` is its question's. */
export type MapGateway = {
  key: string
  question: Question
  number: string
  mode: 'single' | 'multi'
  place: GatewayPlace
  choices: readonly MapChoice[]
  lines: readonly Line[]
  ruleCount: number
}
/** A node on the left of the map. */
export type MapNode = MapGateway | MapAsked
export const isAsked = (node: MapNode): node is MapAsked => 'clauses' in node
type Always = 'always' | 'always_gateway' | 'always_no_rule' | 'unless_ended'
/** A section, or a question that a rule names or a condition decides on. `always`: why it shows for all answers; only an end may hide it. */
export type MapTarget = PartRef & { key: TargetKey; number: string; always?: Always; conditions: readonly MapCondition[] }
/** `nodes`: the gateways and the questions that conditions read, in the order of the survey. */
export type LogicModel = {
  survey: SurveyBody
  gateways: readonly MapGateway[]
  asked: readonly MapAsked[]
  nodes: readonly MapNode[]
  conditions: readonly MapCondition[]
  targets: readonly MapTarget[]
}

const models = new WeakMap<SurveyBody, LogicModel>()

/** The gateways and targets of a survey as the map draws them. Cached per survey object. */
export function mapModel(edited: SurveyBody): LogicModel {
  const survey = nameQuotes(edited)
  const known = models.get(edited)
  if (known) return known
  const gateways = gatewaysOf(survey).map((gateway) => toMapGateway(survey, gateway))
  const { conditions, asked } = mapConditions(survey)
  const nodes = inOrder(survey, [...gateways, ...asked])
  const model = { survey, gateways, asked, nodes, conditions, targets: toMapTargets(survey, gateways, conditions) }
  models.set(edited, model)
  return model
}

/** The content of a model, as the key of a text. */
export function contentOf({ gateways, conditions }: LogicModel): 'gateways' | 'conditions' | 'gateways_conditions' {
  if (conditions.length === 0) return 'gateways'
  return gateways.length > 0 ? 'gateways_conditions' : 'conditions'
}

function inOrder(survey: SurveyBody, nodes: readonly MapNode[]): MapNode[] {
  const byQuestion = Map.groupBy(nodes, ({ question }) => question.id)
  return [...surveyIndex(survey).questions.keys()].flatMap((id) => byQuestion.get(id) ?? [])
}

function toMapGateway(survey: SurveyBody, gateway: GatewayOnQuestion): MapGateway {
  const { question, place, mode, rules } = gateway
  const key = place.kind === 'branching' ? `entry ${place.entry}` : `question ${place.id}`
  const values = [...new Set([...question.choices.map(({ value }) => value), ...rules.map(({ choice_value }) => choice_value)])]
  const choices = values.map((value) => toMapChoice(survey, gateway, key, value))
  return {
    key,
    question,
    number: numberOf(survey, question.id),
    mode,
    place,
    choices,
    lines: mergeLines(choices.flatMap(({ lines }) => lines)),
    ruleCount: rules.length,
  }
}

function toMapChoice(survey: SurveyBody, { question, rules: all }: GatewayOnQuestion, gatewayKey: string, value: string): MapChoice {
  const isDeleted = !question.choices.some((choice) => choice.value === value)
  const rules = all.filter(({ choice_value }) => choice_value === value)
  const lines = mergeLines(
    rules
      .flatMap((rule) => partsShownBy(survey, rule, all))
      .map((thing) => ({ to: targetKey(thing), isBad: isDeleted || pointsBackwards(survey, question.id, thing) })),
  )
  return { key: `${gatewayKey} ${value}`, value, isDeleted, rules, lines, mark: markOf(isDeleted, rules, lines) }
}

function markOf(isDeleted: boolean, rules: readonly GatewayRule[], lines: readonly Line[]): ChoiceMark {
  if (isDeleted) return 'deleted_choice'
  if (rules.length === 0) return 'no_rule'
  if (rules.length > 1) return 'two_rules'
  return lines.some(({ isBad }) => isBad) ? 'backwards' : null
}

/** The existing sections and questions that a rule shows, in the order of the survey. */
function partsShownBy(survey: SurveyBody, rule: GatewayRule, all: readonly GatewayRule[]): PartRef[] {
  const { sections } = survey
  const shownSections = rule.allSections ? allSections(sections, all) : sections.filter(({ id }) => rule.section_ids.includes(id))
  const questionIds = new Set(rule.allQuestions ? all.flatMap(({ question_ids }) => question_ids) : rule.question_ids)
  const shownQuestions = questionIds.size > 0 ? [...surveyIndex(survey).questions.keys()].filter((id) => questionIds.has(id)) : []
  return [
    ...shownSections.map(({ id }) => ({ kind: 'section' as const, id })),
    ...shownQuestions.map((id) => ({ kind: 'question' as const, id })),
  ]
}

/** The sections that any rule of a gateway names; all sections if none is named. */
function allSections(sections: SurveyBody['sections'], all: readonly GatewayRule[]): SurveyBody['sections'] {
  const named = sections.filter(({ id }) => all.some(({ section_ids }) => section_ids.includes(id)))
  return named.length > 0 ? named : sections
}

/** Merges lines to the same target; a merged line is bad only if all of them are. */
const mergeLines = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ to }) => to)].map(([to, same]) => ({ to, isBad: same.every(({ isBad }) => isBad) }))

function toMapTargets(survey: SurveyBody, gateways: readonly MapGateway[], conditions: readonly MapCondition[]): MapTarget[] {
  const reached = new Set(gateways.flatMap(({ lines }) => lines.map(({ to }) => to)))
  const gatewayIds = new Set(gateways.map(({ question }) => question.id))
  const conditionsOn = Map.groupBy(conditions, ({ to }) => to)
  const isIntersect = survey.branching_mode !== 'independent'
  const target = (part: PartRef, number: string): MapTarget => {
    const key = targetKey(part)
    return { ...part, key, number, conditions: conditionsOn.get(key) ?? [] }
  }
  let mayEnd = false
  return survey.sections.flatMap((section, at): MapTarget[] => {
    const { id, questions } = section
    const own = target({ kind: 'section', id }, `${at + 1}`)
    const isExempt = section.always_show || exemptIds.has(id)
    const holdsGateway = isIntersect && questions.some((question) => gatewayIds.has(question.id))
    const isFree = !isIntersect && !reached.has(own.key)
    const always = isExempt || gateways.length === 0 ? 'always' : holdsGateway ? 'always_gateway' : isFree ? 'always_no_rule' : undefined
    const why = always && !hasWorking(own, 'show_if') && (mayEnd ? 'unless_ended' : always)
    mayEnd ||= hasWorking(own, 'ends_if')
    const named = questions
      .map((question) => target({ kind: 'question', id: question.id }, numberOf(survey, question.id)))
      .filter(({ key, conditions: decidedBy }) => reached.has(key) || decidedBy.length > 0)
    return [{ ...own, ...(why && { always: why }) }, ...named]
  })
}

const hasWorking = ({ conditions }: MapTarget, part: 'show_if' | 'ends_if') =>
  conditions.some(({ place, isBad }) => place.part === part && !isBad)
