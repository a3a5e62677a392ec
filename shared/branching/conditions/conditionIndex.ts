import { isString } from '../../kinds/choice.ts'
import type { RuleIndex } from '../ruleIndex.ts'
import type { PlacedQuestion, PlacedSection } from '../surveyDocument.ts'
import { entries, type ConditionFields, type SurveyFields } from '../surveyFields.ts'
import { prepareClause, type Clause, type Readable } from './clause.ts'
import { mostClauses } from './mostClauses.ts'

/** A condition prepared for evaluation. */
export type Condition = { isAny: boolean; clauses: readonly Clause[] }

/** A survey's conditions by position, prepared for evaluation. */
type ConditionIndex = {
  ofSections: ReadonlyMap<number, Condition>
  ofQuestions: ReadonlyMap<number, Condition>
  ends: ReadonlyMap<number, Condition>
  /** By a section's position, its pool. */
  pools: ReadonlyMap<number, string>
  readable: ReadableBy
}

/** What clauses may read: those of a section, of a question, and of a section's end. */
type ReadableBy = {
  section: (section: PlacedSection) => Readable
  question: (question: PlacedQuestion) => Readable
  end: (section: PlacedSection) => Readable
  /** Everything, for an owner that was deleted. */
  anywhere: Readable
}

type Known = Pick<SurveyFields, 'link_fields' | 'pools'> & { conditions: ConditionIndex }

const known = new WeakMap<RuleIndex, Known>()

/** The conditions of a survey, indexed when they are first seen. `index`: that of its rules, which copies of a survey share. */
export function conditionIndex({ link_fields, pools }: SurveyFields, index: RuleIndex): ConditionIndex {
  const before = known.get(index)
  if (before && before.link_fields === link_fields && before.pools === pools) return before.conditions
  const conditions = indexConditions({ link_fields, pools }, index)
  known.set(index, { link_fields, pools, conditions })
  return conditions
}

function indexConditions({ link_fields, pools }: SurveyFields, { sections }: RuleIndex): ConditionIndex {
  const poolIds = new Set(entries(pools).map(({ id }) => id))
  const readable = readableIn(link_fields, sections)
  const index = {
    ofSections: new Map<number, Condition>(),
    ofQuestions: new Map<number, Condition>(),
    ends: new Map<number, Condition>(),
    pools: new Map<number, string>(),
    readable,
  }
  const add = (to: Map<number, Condition>, position: number, condition: ConditionFields | null | undefined, readable: Readable) => {
    const prepared = prepareCondition(condition, readable)
    if (prepared) to.set(position, prepared)
  }
  for (const section of sections) {
    const { position, fields, questions } = section
    add(index.ofSections, position, fields.show_if, readable.section(section))
    for (const question of questions) add(index.ofQuestions, question.position, question.fields.show_if, readable.question(question))
    add(index.ends, position, fields.ends_if, readable.end(section))
    if (isString(fields.pool) && poolIds.has(fields.pool)) index.pools.set(position, fields.pool)
  }
  return index
}

function readableIn(linkFields: SurveyFields['link_fields'], sections: readonly PlacedSection[]): ReadableBy {
  const fields = new Set(entries(linkFields).map(({ name }) => name))
  const questions = new Map(sections.flatMap((section) => section.questions.map((question) => [question.id, question])))
  /** Limits reading to the questions before `position` and the sections before `section`. */
  const before = (position: number, section: number): Readable => ({
    isField: (name) => fields.has(name),
    question(id) {
      const question = questions.get(id)
      return question && question.position < position && question.section < section ? question : undefined
    },
  })
  return {
    section: ({ position }) => before(Infinity, position),
    question: ({ position }) => before(position, Infinity),
    end: ({ position }) => before(Infinity, position + 1),
    anywhere: before(Infinity, Infinity),
  }
}

/** A condition with the clauses that can be evaluated; undefined without any. */
export function prepareCondition(condition: ConditionFields | null | undefined, readable: Readable): Condition | undefined {
  if (!Array.isArray(condition?.clauses)) return undefined
  const clauses = entries(condition.clauses.slice(0, mostClauses)).flatMap((clause) => prepareClause(clause, readable) ?? [])
  return clauses.length > 0 ? { isAny: condition.match === 'any', clauses } : undefined
}

export const conditionHolds = ({ isAny, clauses }: Condition, clauseHolds: (clause: Clause) => boolean): boolean =>
  isAny ? clauses.some(clauseHolds) : clauses.every(clauseHolds)
