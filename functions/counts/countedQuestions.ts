import { findChoice } from '#shared/kinds/choice.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import type { Counts } from './counts.ts'
import { countedKinds } from './kinds/countedKinds.ts'
import { placesByQuestion, placesOf, ranksAt } from './kinds/ranking/ranks.ts'
import { cellPrefix } from './kinds/matrix/rows.ts'
import { presentChoices } from './presentChoices.ts'

/** A choice with the names in counts that add up to its count. `texts`: the count names of the choice's texts. `choice`: its last form. */
export type CountedChoice = {
  value: string
  names: string[]
  texts?: string[]
  /** In a ranking, the count names of each place; `names` are those of the first place. */
  ranks?: string[][]
  choice?: Choice | undefined
  no_answer?: true
  former?: true
}
export type CountedRow = { id: string; deleted: boolean; choices: CountedChoice[] }
export type CountedQuestion = { question: Question; deleted: boolean; choices?: CountedChoice[]; rows?: CountedRow[] }

/** The present and the deleted questions, those with choices or rows with the names that count them. */
export function countedQuestions(survey: Definition, counts: Counts): CountedQuestion[] {
  const names = namesByPrefix(counts)
  const answeredRows = Map.groupBy(
    [...names.keys()].filter((prefix) => prefix.startsWith('cell ')).map((prefix) => prefix.split(' ')),
    ([, id]) => id,
  )
  const retiredChoices = Map.groupBy(survey.retired_choices, ({ question_id }) => question_id)
  const retiredRows = Map.groupBy(survey.retired_rows ?? [], ({ question_id }) => question_id)

  const places = placesByQuestion(counts)

  const counted = (question: Question, deleted: boolean): CountedQuestion => {
    const { id, type, choices: present } = question
    const retired = (retiredChoices.get(id) ?? []).map(({ choice }) => choice)
    const choicesOf = (prefix: string): CountedChoice[] => {
      const ids = (names.get(prefix) ?? []).map((name) => name.slice(prefix.length))
      return presentChoices({ present, retired }, ids).map(({ value, ids }) => ({
        value,
        names: ids.map((one) => prefix + one),
        texts: ids.map((one) => `text ${id} ${one}`),
        choice: findChoice(present, value) ?? findChoice(retired, value),
      }))
    }
    const ranksOf = (): CountedChoice[] => {
      const prefixes = placesOf(question, places.get(id)?.keys() ?? []).map((place) => ranksAt(id, place))
      const ranked = new Set(prefixes.flatMap((prefix) => (names.get(prefix) ?? []).map((name) => name.slice(prefix.length))))
      return presentChoices({ present, retired }, ranked).map(({ value, ids }) => {
        const ranks = prefixes.map((prefix) => ids.map((one) => prefix + one))
        return { value, names: ranks[0]!, ranks }
      })
    }
    const rowsOf = (): CountedRow[] => {
      const rows = new Set((question.rows ?? []).map((row) => row.id))
      const answered = new Set((answeredRows.get(id) ?? []).map(([, , row]) => row!))
      const known = (retiredRows.get(id) ?? []).map(({ row }) => row.id)
      const gone = [...new Set([...known, ...answered])].filter((row) => !rows.has(row) && answered.has(row))
      return [
        ...[...rows].map((row) => ({ id: row, deleted: false, choices: choicesOf(cellPrefix(id, row)) })),
        ...gone.map((row) => ({ id: row, deleted: true, choices: choicesOf(cellPrefix(id, row)) })),
      ]
    }
    const kind = countedKinds[type]
    const { hasChoices, hasRows } = kind
    if (kind.hasRanks) return { question, deleted, choices: ranksOf() }
    if (kind.listed) return { question, deleted, choices: kind.listed(question, counts) }
    return { question, deleted, ...(hasChoices && { choices: choicesOf(`choice ${id} `) }), ...(hasRows && { rows: rowsOf() }) }
  }
  const present = survey.sections.flatMap(({ questions }) => questions).filter(takesAnswer)
  const retired = survey.retired_questions.map(({ question }) => question).filter(takesAnswer)
  const all = [...present.map((question) => counted(question, false)), ...retired.map((question) => counted(question, true))]
  return [...new Map(all.toReversed().map((counted) => [counted.question.id, counted])).values()].toReversed()
}

/** By prefix, the names that count a choice of a question or of one of its rows. */
function namesByPrefix(counts: Counts): Map<string, string[]> {
  const byPrefix = new Map<string, string[]>()
  for (const name of counts.keys()) {
    const prefix = /^(?:choice \S+|cell \S+ \S+|rank \S+ \S+) /.exec(name)?.[0]
    if (!prefix) continue
    const same = byPrefix.get(prefix)
    if (same) same.push(name)
    else byPrefix.set(prefix, [name])
  }
  return byPrefix
}
