import { exemptIds } from '#shared/branching/surveyDocument.ts'
import { gatewaysOf, type GatewayOnQuestion, type GatewayPlace, type GatewayRule } from '#shared/logic/gatewayRules.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { numberOf, type PartRef } from '../../marks/names.ts'
import { pointsBackwards } from '../ruleMarks.ts'

/** A target as a key: `section ID` or `question ID`. */
export type TargetKey = string
export const targetKey = ({ kind, id }: PartRef): TargetKey => `${kind} ${id}`

export type Line = { to: TargetKey; isBad: boolean }
/** What is unusual about a choice; null if it has one rule that works. */
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
/** A section, or a question that a rule names. `always`: why it shows whatever is answered. */
export type MapTarget = PartRef & { key: TargetKey; number: string; always?: 'always' | 'always_gateway' | 'always_no_rule' }
export type LogicModel = { survey: SurveyBody; gateways: readonly MapGateway[]; targets: readonly MapTarget[] }

const models = new WeakMap<SurveyBody, LogicModel>()

/** The gateways and targets of a survey as the map draws them. Cached per survey object. */
export function mapModel(survey: SurveyBody): LogicModel {
  const known = models.get(survey)
  if (known) return known
  const gateways = gatewaysOf(survey).map((gateway) => toMapGateway(survey, gateway))
  const model = { survey, gateways, targets: toMapTargets(survey, gateways) }
  models.set(survey, model)
  return model
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

function toMapTargets(survey: SurveyBody, gateways: readonly MapGateway[]): MapTarget[] {
  const reached = new Set(gateways.flatMap(({ lines }) => lines.map(({ to }) => to)))
  const gatewayIds = new Set(gateways.map(({ question }) => question.id))
  const isIntersect = survey.branching_mode !== 'independent'
  return survey.sections.flatMap((section, at): MapTarget[] => {
    const { id, questions } = section
    const key = targetKey({ kind: 'section', id })
    const own = { kind: 'section' as const, id, key, number: `${at + 1}` }
    const isExempt = section.always_show || exemptIds.has(id)
    const holdsGateway = isIntersect && questions.some((question) => gatewayIds.has(question.id))
    const isFree = !isIntersect && !reached.has(key)
    const always = isExempt ? 'always' : holdsGateway ? 'always_gateway' : isFree ? 'always_no_rule' : undefined
    const named = questions.flatMap((question): MapTarget[] => {
      const questionKey = targetKey({ kind: 'question', id: question.id })
      return reached.has(questionKey)
        ? [{ kind: 'question', id: question.id, key: questionKey, number: numberOf(survey, question.id) }]
        : []
    })
    return [{ ...own, ...(always && { always }) }, ...named]
  })
}

export function parseTargetKey(key: TargetKey): PartRef {
  const [kind, ...id] = key.split(' ')
  return { kind: kind === 'section' ? 'section' : 'question', id: id.join(' ') }
}
