import { clauseProblem } from '#shared/logic/conditions/clauseProblem.ts'
import { clauseSentence, type NameQuestion } from '#shared/logic/conditions/conditionSentence.ts'
import type { ConditionAt } from '#shared/logic/logicWarning.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { lang } from '../../../../lib/language/language.ts'
import { numberOf } from '../../marks/names.ts'
import { conditionsOf, type PlacedCondition } from '../../store/edits/logic/conditions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { gatewayConflict } from '../gatewayConflict.ts'
import { targetKey, type Line, type TargetKey } from './targetKey.ts'

/** A condition, and the target that it decides on. `isBad`: it has no effect. */
export type MapCondition = { key: string; place: ConditionAt; to: TargetKey; isBad: boolean }
type ClauseLine = Line & { place: ConditionAt }
/** A clause, which several conditions may share, with lines to their targets. */
export type MapClause = { key: string; clause: Clause; lines: readonly ClauseLine[] }
/** A question that conditions read; `number` is the question's. */
export type MapAsked = {
  key: string
  question: Question
  number: string
  clauses: readonly MapClause[]
  lines: readonly ClauseLine[]
}

type Found = { clause: Clause; line: ClauseLine }

export const askedKey = (questionId: string): string => `asked ${questionId}`

/** The conditions of a survey, and the questions that they read, both in the order of the survey. */
export function mapConditions(survey: SurveyBody): { conditions: readonly MapCondition[]; asked: readonly MapAsked[] } {
  const all = conditionsOf(survey).map((placed) => ({ place: conditionAtOf(placed), found: findClauses(survey, placed) }))
  const conditions = all.map(({ place, found }) => ({
    key: `${place.part} ${targetKey(place)}`,
    place,
    to: targetKey(place),
    isBad: found.every(({ line }) => line.isBad),
  }))
  const byQuestion = Map.groupBy(
    all.flatMap(({ found }) => found),
    ({ clause }) => clause.question_id,
  )
  const asked = [...surveyIndex(survey).questions.values()].flatMap(({ question }) => {
    const found = byQuestion.get(question.id)
    return found ? [toMapAsked(survey, question, found)] : []
  })
  return { conditions, asked }
}

const conditionAtOf = ({ place: { kind, id, part = 'show_if' } }: PlacedCondition): ConditionAt =>
  kind === 'section' ? { kind, id, part } : { kind, id, part: 'show_if' }

function findClauses(survey: SurveyBody, placed: PlacedCondition): Found[] {
  const place = conditionAtOf(placed)
  const hasNoEffect = gatewayConflict(survey, place) !== undefined
  return placed.condition.clauses.map((clause) => ({
    clause,
    line: { to: targetKey(place), place, isBad: hasNoEffect || clauseProblem(survey, place, clause) !== undefined },
  }))
}

function toMapAsked(survey: SurveyBody, question: Question, found: readonly Found[]): MapAsked {
  const key = askedKey(question.id)
  const clauses = [...Map.groupBy(found, ({ clause }) => sameFor(clause))].map(([text, same]) => ({
    key: `${key} ${text}`,
    clause: same[0]!.clause,
    lines: mergeSame(same),
  }))
  return { key, question, number: numberOf(survey, question.id), clauses, lines: mergeSame(found) }
}

/** Equal for clauses with the same meaning, regardless of the order of their values. */
const sameFor = ({ question_id, row, field, op, values, from, to }: Clause): string =>
  JSON.stringify([question_id, row, field, op, values?.toSorted(), from, to])

/** Merges lines to the same condition; a merged line is bad only if all of them are. */
const mergeSame = (found: readonly Found[]): ClauseLine[] =>
  [...Map.groupBy(found, ({ line }) => `${line.place.part} ${line.to}`).values()].map((same) => ({
    ...same[0]!.line,
    isBad: same.every(({ line }) => line.isBad),
  }))

/** Names a question by its number, since its title is beside it. */
export const byNumber: NameQuestion = (_, number) => number

/** A clause in words, as short as its node has room for. */
export const clauseText = (survey: SurveyBody, { clause, lines }: MapClause): string =>
  clauseSentence(survey, lines[0]!.place, clause, lang(), byNumber).text

/** The lines of a clause from conditions of one part. */
export const linesOf = ({ lines }: MapClause, part: ConditionAt['part']): ClauseLine[] => lines.filter(({ place }) => place.part === part)
