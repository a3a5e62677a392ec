import { canGate, defaultModeOf } from '../branching/gateway.ts'
import type { Question } from '../survey/survey.ts'
import type { LogicSurvey } from './targets.ts'

/** The place of a gateway or of one of its rules, for the editor to jump to. */
export type GatewayPlace =
  | { kind: 'question'; id: string; part: 'gateway'; rule?: number }
  | { kind: 'branching'; entry: number; rule?: number }

/** A rule of a question's gateway or of a survey-level entry, which names no questions, in one shape. */
export type GatewayRule = {
  place: GatewayPlace & { rule: number }
  choice_value: string
  section_ids: readonly string[]
  question_ids: readonly string[]
  allSections: boolean
  allQuestions: boolean
}

/** One gateway on a question: its own, or an entry of the survey's branching. */
export type GatewayOnQuestion = {
  question: Question
  place: GatewayPlace
  mode: 'single' | 'multi'
  rules: readonly GatewayRule[]
}

const known = new WeakMap<LogicSurvey, readonly GatewayOnQuestion[]>()

/** The gateways of a survey in the order of their questions, a question's own before survey-level entries. Entries on other questions are left out. */
export function gatewaysOf(survey: LogicSurvey): readonly GatewayOnQuestion[] {
  const before = known.get(survey)
  if (before) return before
  const entries = Map.groupBy(survey.branching.entries(), ([, { question_id }]) => question_id)
  const all = survey.sections
    .flatMap(({ questions }) => questions)
    .filter(({ type }) => canGate(type))
    .flatMap((question) => [
      ...ownGateway(question),
      ...(entries.get(question.id) ?? []).map(([entry]) => entryOn(question, survey, entry)),
    ])
  known.set(survey, all)
  return all
}

function ownGateway(question: Question): GatewayOnQuestion[] {
  const { gateway, id, type } = question
  if (gateway?.enabled !== true) return []
  const place = { kind: 'question', id, part: 'gateway' } as const
  const rules = gateway.choice_rules.map((rule, at) => ({
    place: { ...place, rule: at },
    choice_value: rule.choice_value,
    section_ids: rule.show_section_ids,
    question_ids: rule.show_question_ids,
    allSections: rule.selects_all_sections,
    allQuestions: rule.selects_all_questions,
  }))
  return [{ question, place, mode: gateway.mode ?? defaultModeOf(type), rules }]
}

function entryOn(question: Question, { branching }: LogicSurvey, entry: number): GatewayOnQuestion {
  const { mode, choice_rules } = branching[entry]!
  const place = { kind: 'branching', entry } as const
  const rules = choice_rules.map((rule, at) => ({
    place: { ...place, rule: at },
    choice_value: rule.choice_value,
    section_ids: rule.show_section_ids,
    question_ids: [],
    allSections: rule.selects_all,
    allQuestions: false,
  }))
  return { question, place, mode: mode ?? 'multi', rules }
}
