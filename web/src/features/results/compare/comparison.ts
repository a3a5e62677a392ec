import type { Results } from '#shared/responses/results.ts'
import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { share, type ChartData, type ChartRow } from '../chart/chartData.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { demographicText } from '../demographicText.ts'
import { type OwnFields, ownFieldText } from '../filter/ownFields.ts'
import { subjectOf } from '../filter/where.ts'
import { rowLabelOf } from '../questions/rowItems.ts'
import { choicesOf, unsharedOf, percentOf, titleOf } from '../questions/choiceChart.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'

/** Columns with fewer responses are marked as too few. */
export const smallBase = 30

type Column = { value: string; label: string; total: number }

/** Counts of a question for each column: shown, answered, and by choice value. */
type Compared = { shown: number[]; answered: number[]; choices: ReadonlyMap<string, number[]> }

/** The groups of a comparison: by a question, pool or demographic, with a column for each value. */
export type Comparison = { of: string; title: string; columns: Column[]; counts: ReadonlyMap<string, Compared> }

/** A chart with a column for each group. `bases`: each column's n, the denominator of its shares. */
export type ComparedChart = ChartData & { bases: number[] }

/** The comparison in the results, with labels; undefined if there is none. */
export function comparisonOf(
  t: Translate,
  { by }: Results,
  questions: readonly NumberedQuestion[],
  survey: OwnFields,
): Comparison | undefined {
  if (!by) return undefined
  const pool = by.of.startsWith('drawn.') && survey.pools?.some(({ id }) => by.of === `drawn.${id}`)
  const question = pool ? undefined : questions.find(({ id }) => id === by.of)
  const labels = new Map(question && choicesOf(question).map(({ value, label }) => [value, label]))
  const { title, label } = (!question && ownFieldText(t, by.of, survey)) || demographicText(t, by.of)
  const row = question && by.row !== undefined ? `: ${rowLabelOf(question, by.row).text}` : ''
  const counts = by.questions.flatMap(({ id, shown, answered, choices, rows = [] }): [string, Compared][] => [
    ...(choices ? [[id, { shown, answered, choices: byValue(choices) }] as [string, Compared]] : []),
    ...rows.map((row): [string, Compared] => {
      const answered = by.values.map((_, at) => sum(row.choices.map(({ counts }) => counts[at] ?? 0)))
      return [subjectOf({ of: id, row: row.id }), { shown, answered, choices: byValue(row.choices) }]
    }),
  ])
  return {
    of: subjectOf(by),
    title: question ? `${question.number} ${titleOf(question).text}${row}` : title,
    columns: by.values.map(({ value, total }) => ({ value, total, label: labels.get(value) ?? label(value) })),
    counts: new Map(counts),
  }
}

const byValue = (choices: readonly { value: string; counts: number[] }[]) => new Map(choices.map(({ value, counts }) => [value, counts]))

const sum = (each: number[]) => each.reduce((one, other) => one + other, 0)

/** A choice question's chart with a column for each group; undefined if it is not compared. `options`: base of shares, and order. */
export function compareChart(
  t: Translate,
  item: NumberedQuestion,
  { of, title, columns, counts }: Comparison,
  options: Pick<ResultsQuery, 'order' | 'of'>,
): ComparedChart | undefined {
  const found = counts.get(item.id)
  if (!found || item.id === of) return undefined
  const all = choicesOf(item).map((choice) => ({
    ...choice,
    counts: columns.map((_, at) => found.choices.get(choice.value)?.[at] ?? 0),
  }))
  const unshared = unsharedOf(item.counts)
  const choices = all.filter(({ value }) => !unshared.has(value))
  const left = all.filter(({ value }) => unshared.has(value))
  const bases = columns.map((_, at) => Math.max(0, (found[options.of][at] ?? 0) - sum(left.map(({ counts }) => counts[at]!))))
  if (options.order === 'size') choices.sort((one, other) => sum(other.counts) - sum(one.counts))
  const rows: ChartRow[] = choices.map(({ value, label, lang, counts }) => ({
    key: value,
    label,
    lang,
    cells: counts.map((count, at) => `${percentOf(count, bases[at]!)} (${number(count)})`),
    bars: counts.map((count, at) => share(count, bases[at]!)),
  }))
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: t('results.by_title', { title }),
    columns: [t('admin.answer'), ...columns.map(({ label }) => label)],
    rows: [
      ...rows,
      ...left.map(({ value, label, lang, counts }) => ({
        key: value,
        label,
        lang,
        cells: counts.map((count) => number(count)),
        bars: [],
        aside: true,
      })),
      { key: 'n', label: t('results.n'), cells: bases.map((base) => number(base)), bars: [], aside: true },
    ],
    bases,
  }
}
