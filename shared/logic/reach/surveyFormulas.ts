import { conditionIndex, type Condition } from '../../branching/conditions/conditionIndex.ts'
import type { Clause } from '../../branching/conditions/clause.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import type { LogicSurvey } from '../targets.ts'
import { all, any, not, type Formula } from './formula.ts'
import { gateFormulas } from './gateFormulas.ts'

/** The formulas of each section, question and condition, by position. */
export type SurveyFormulas = {
  sections: readonly Formula[]
  questions: readonly Formula[]
  ofSections: ReadonlyMap<number, Formula>
  ofQuestions: ReadonlyMap<number, Formula>
  /** Ends that have an effect. */
  ends: ReadonlyMap<number, Formula>
}

/** The walk of branching/walk.ts over formulas instead of answers, one step for each section. `withEnds: false`: as if no section ended the survey. */
export function* surveyFormulas(survey: LogicSurvey, { withEnds = true } = {}): Generator<undefined, SurveyFormulas> {
  const index = ruleIndex(survey)
  yield
  const conditions = conditionIndex(survey, index)
  yield
  const gates = gateFormulas(index)
  const isKept = (id: string) => index.mode === 'intersect' && index.gatewayQuestions.has(id)
  const lastKept = lastKeptSection(survey)

  const sections: Formula[] = []
  const questions: Formula[] = []
  const ofSections = new Map<number, Formula>()
  const ofQuestions = new Map<number, Formula>()
  const ends = new Map<number, Formula>()

  const clauseHolds = (clause: Clause): Formula => {
    if ('field' in clause) return { kind: 'test', subject: clause.field, holds: clause.holds }
    const { question, holds } = clause
    const test = { kind: 'test', subject: question, holds } as const
    const shows = questions[question.position]!
    // A question that does not show counts as unanswered.
    return holds(undefined) ? any(test, not(shows)) : all(test, shows)
  }
  const holds = ({ isAny, clauses }: Condition) => (isAny ? any : all)(...clauses.map(clauseHolds))
  const conditionAt = (from: ReadonlyMap<number, Condition>, to: Map<number, Formula>, position: number): Formula => {
    const condition = from.get(position)
    if (condition) to.set(position, holds(condition))
    return to.get(position) ?? true
  }

  let goesOn: Formula = true
  for (const section of index.sections) {
    yield
    const own = conditionAt(conditions.ofSections, ofSections, section.position)
    const mayShow = all(section.questions.some(({ id }) => isKept(id)) || own, goesOn)
    const isOpen = gates.opens(section)
    for (const question of section.questions) {
      const condition = conditionAt(conditions.ofQuestions, ofQuestions, question.position)
      const shows = all(isKept(question.id) || condition, gates.opensQuestion(question, isOpen), mayShow)
      questions.push(shows)
      gates.showed(question, shows)
    }
    const held = section.questions.map(({ position }) => questions[position]!)
    sections.push(all(any(isOpen, ...held), mayShow))
    // A gateway of a later section may decide on earlier parts: before it, an end has no effect.
    if (section.position < lastKept || !conditions.ends.has(section.position)) continue
    const end = conditionAt(conditions.ends, ends, section.position)
    if (withEnds) goesOn = all(not(all(end, sections[section.position]!)), goesOn)
  }
  return { sections, questions, ofSections, ofQuestions, ends }
}

/** Intersect: the position of the last section with a gateway question, before which no end has an effect; else -1. */
export function lastKeptSection(survey: LogicSurvey): number {
  const { mode, gatewayQuestions } = ruleIndex(survey)
  return mode === 'intersect' ? Math.max(-1, ...[...gatewayQuestions.values()].map(({ question }) => question.section)) : -1
}
