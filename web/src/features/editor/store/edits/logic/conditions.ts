import { limits } from '#shared/limits.ts'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { Clause, Condition } from '#shared/survey/condition.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../../editorStore.ts'
import { surveyIndex } from '../../surveyIndex.ts'
import { changeQuestion } from '../questions.ts'
import { changeSection } from '../sections.ts'

export const conditionAt = (survey: SurveyBody, { kind, id, part = 'show_if' }: ConditionPlace): Condition | undefined =>
  kind === 'section' ? surveyIndex(survey).sections.get(id)?.section[part] : surveyIndex(survey).questions.get(id)?.question.show_if

/** Adds a clause without a question, which is ignored until it has one. */
export const addClause = (place: ConditionPlace): Edit =>
  changeCondition(place, (condition) => {
    const { match, clauses } = condition ?? { match: 'all', clauses: [] }
    return clauses.length < limits.clauses ? { match, clauses: [...clauses, { op: 'any_of' }] } : condition
  })

/** Removing the last clause removes the condition. */
export const removeClause = (place: ConditionPlace, index: number): Edit =>
  changeCondition(place, (condition) => {
    if (!condition || !(index in condition.clauses)) return condition
    const clauses = condition.clauses.toSpliced(index, 1)
    return clauses.length > 0 ? { ...condition, clauses } : undefined
  })

export const removeCondition = (place: ConditionPlace): Edit => changeCondition(place, () => undefined)

export const setMatch = (place: ConditionPlace, match: Condition['match']): Edit =>
  changeCondition(place, (condition) => (!condition || condition.match === match ? condition : { ...condition, match }))

export const setClause = (place: ConditionPlace, index: number, clause: Clause): Edit =>
  changeCondition(place, (condition) =>
    condition && index in condition.clauses ? { ...condition, clauses: condition.clauses.with(index, clause) } : condition,
  )

function changeCondition({ kind, id, part = 'show_if' }: ConditionPlace, change: (condition?: Condition) => Condition | undefined): Edit {
  if (kind === 'section') {
    return changeSection(id, (section) => {
      const next = change(section[part])
      return next === section[part] ? section : { ...section, [part]: next }
    })
  }
  return changeQuestion(id, (question) => {
    const show_if = change(question.show_if)
    return show_if === question.show_if ? question : { ...question, show_if }
  })
}

/** A condition of a survey, with its place. */
export type PlacedCondition = { place: ConditionPlace; condition: Condition }

/** All conditions in document order; a section's `ends_if` follows those of its questions. */
export const conditionsOf = ({ sections }: Pick<SurveyBody, 'sections'>): PlacedCondition[] =>
  sections.flatMap(({ id, show_if, ends_if, questions }) => [
    ...placed({ kind: 'section', id }, show_if),
    ...questions.flatMap((question) => placed({ kind: 'question', id: question.id }, question.show_if)),
    ...placed({ kind: 'section', id, part: 'ends_if' }, ends_if),
  ])

const placed = (place: ConditionPlace, condition: Condition | undefined): PlacedCondition[] => (condition ? [{ place, condition }] : [])

/** A value that a clause names, by its place. */
export type NamedValue = { place: ConditionPlace; clause: number; value: number }

/** The places at which conditions name a value of a question. */
export const valuesNaming = (survey: SurveyBody, questionId: string, value: string): NamedValue[] =>
  conditionsOf(survey).flatMap(({ place, condition }) =>
    condition.clauses.flatMap(({ question_id, values = [] }, clause) =>
      question_id === questionId ? values.flatMap((one, at) => (one === value ? [{ place, clause, value: at }] : [])) : [],
    ),
  )

/** Writes a value at the places that `valuesNaming` found. */
export const renameValues =
  (named: readonly NamedValue[], value: string): Edit =>
  (survey) =>
    named.reduce((now, { place, clause: index, value: at }) => {
      const clause = conditionAt(now, place)?.clauses[index]
      if (!clause?.values || clause.values[at] === value) return now
      return setClause(place, index, { ...clause, values: clause.values.with(at, value) })(now)
    }, survey)
