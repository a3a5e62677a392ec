import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { quotedField } from '#shared/quotes/quoteTokens.ts'
import type { Condition } from '#shared/survey/condition.ts'
import type { Gateway, Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import { newId } from '../newSurvey.ts'
import { copyQuestion } from './questions.ts'
import { quotingCopies, rewriteQuotes } from './quotes.ts'
import { isExemptFromBranching } from './sections.ts'

/** A condition or gateway that is not copied because it refers to parts that are not copied. */
export type LeftOut = { kind: 'condition'; place: ConditionPlace } | { kind: 'gateway'; id: string }

/** Sections that are copied whole, empty ones too, and questions. */
export type Chosen = { sections: ReadonlySet<string>; questions: ReadonlySet<string> }

type CopiedParts = { sections: Section[]; leftOut: LeftOut[] }

type Ids = { sections: ReadonlyMap<string, string>; questions: ReadonlyMap<string, string> }

/**
 * Copies of the chosen parts with new ids, each in a copy of its section, in their order. Conditions, rules and texts that name copied parts name the
 * copies. A condition that reads anything else is not copied, except for link fields that the target has; other quotes become their fallbacks. Copied
 * sections belong to no pool.
 */
export function copyParts(source: SurveyBody, chosen: Chosen, target: Pick<SurveyBody, 'link_fields'>): CopiedParts {
  const touched = source.sections.filter(
    ({ id, questions }) => chosen.sections.has(id) || questions.some((question) => chosen.questions.has(question.id)),
  )
  const asked = touched.flatMap(({ questions }) => questions.filter(({ id }) => chosen.questions.has(id)))
  const ids: Ids = {
    sections: new Map(touched.map(({ id }) => [id, newId()])),
    questions: new Map(asked.map(({ id }) => [id, newId()])),
  }
  const fields = new Set((target.link_fields ?? []).map(({ name }) => name))
  const quoting = quotingCopies(ids.questions, (of, fallback) => (quotedField(of) === undefined ? fallback : undefined))
  const leftOut: LeftOut[] = []

  const conditionOf = (place: ConditionPlace, condition: Condition | undefined): Condition | undefined => {
    if (!condition) return undefined
    const copied = copyCondition(condition, ids, fields)
    if (!copied) leftOut.push({ kind: 'condition', place })
    return copied
  }
  const questionOf = (question: Question): Question => {
    const { id } = question
    const gateway = question.gateway && copyGateway(question.gateway, ids)
    const losesGateway =
      (question.gateway?.enabled === true && !gateway) ||
      source.branching.some((entry) => entry.question_id === id && entry.choice_rules.length > 0)
    if (losesGateway) leftOut.push({ kind: 'gateway', id })
    return {
      ...rewriteQuotes(copyQuestion(question, ids.questions.get(id)), quoting),
      gateway,
      show_if: conditionOf({ kind: 'question', id }, question.show_if),
    }
  }
  const sections = touched.map((section): Section => {
    const { id } = section
    const show_if = conditionOf({ kind: 'section', id }, section.show_if)
    const questions = section.questions.filter((question) => ids.questions.has(question.id)).map(questionOf)
    const ends_if = conditionOf({ kind: 'section', id, part: 'ends_if' }, section.ends_if)
    return {
      ...rewriteQuotes(section, quoting),
      id: ids.sections.get(id)!,
      always_show: section.always_show || isExemptFromBranching(section),
      pool: undefined,
      show_if,
      ends_if,
      questions,
    }
  })
  return { sections, leftOut }
}

function copyCondition({ match, clauses }: Condition, { questions }: Ids, fields: ReadonlySet<string>): Condition | undefined {
  const copied = clauses.flatMap((clause) => {
    if (clause.field !== undefined) return fields.has(clause.field) ? [clause] : []
    const question_id = questions.get(clause.question_id ?? '')
    return question_id === undefined ? [] : [{ ...clause, question_id }]
  })
  return copied.length === clauses.length ? { match, clauses: copied } : undefined
}

const present = (ids: readonly string[], copies: ReadonlyMap<string, string>) => ids.flatMap((id) => copies.get(id) ?? [])

/** A gateway with the rules that still have targets; undefined without any. */
function copyGateway(gateway: Gateway, { sections, questions }: Ids): Gateway | undefined {
  const choice_rules = gateway.choice_rules
    .map((rule) => ({
      ...rule,
      show_section_ids: present(rule.show_section_ids, sections),
      show_question_ids: present(rule.show_question_ids, questions),
    }))
    .filter((rule) => rule.show_section_ids.length > 0 || rule.show_question_ids.length > 0)
  return choice_rules.length > 0 ? { ...gateway, choice_rules } : undefined
}
