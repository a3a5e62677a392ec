import { number } from '../../../lib/language/format.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { baseOf, choicesOf, partsOf } from '../questions/choiceChart.ts'
import { rowItems, rowLabelOf } from '../questions/rowItems.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { endsOf } from './endsOf.ts'

type Part = ReturnType<typeof partsOf>[number]
/** The main finding of a question, from its counts; null if there is none. `of`: the base of shares. */
export type Sentence = (t: Translate, item: NumberedQuestion, of: ResultsQuery['of']) => string | null

/** Answers that are equally frequent are named up to this number. */
const maxTied = 3

/** A share of a base in words: 59% (142 of 240). */
export const shareText = (t: Translate, count: number, base: number): string =>
  t('report.share', {
    share: number(count / base, { style: 'percent', maximumFractionDigits: 0 }),
    count: number(count),
    base: number(base),
  })

const quoted = (t: Translate, parts: readonly { label: string }[], type?: 'disjunction') =>
  formatList(parts.map(({ label }) => t('admin.quoted', { label })), type) // oxfmt-ignore

const sum = (parts: readonly Part[]) => parts.reduce((total, { count }) => total + count, 0)

/** The most frequent answer, or those that are equally frequent. */
export const most: Sentence = (t, item, of) => {
  const parts = partsOf(item)
  const base = baseOf(item, of)
  const highest = Math.max(0, ...parts.map(({ count }) => count))
  const first = parts.filter(({ count }) => count === highest)
  if (highest === 0 || first.length > maxTied) return null
  const share = shareText(t, highest, base)
  return t(first.length > 1 ? 'report.most_tied' : 'report.most', { share, answers: quoted(t, first) })
}

/** The upper end of a scale, then the lower one. */
const ends: Sentence = (t, item, of) => {
  const { low, high } = endsOf(partsOf(item))
  const base = baseOf(item, of)
  if (base === 0 || low.length === 0) return null
  const said = (end: Part[]) => t('report.end', { answers: quoted(t, end, 'disjunction'), share: shareText(t, sum(end), base) })
  return t('report.ends', { high: said(high), low: said(low) })
}

export const ofChoice: Sentence = (t, item, of) => (item.question?.ordered ? ends : most)(t, item, of)

export const ofScale: Sentence = (t, item, of) => {
  const said = ends(t, item, of)
  const { mean } = item.counts
  return said && mean != null ? `${said} ${t('report.mean', { mean: number(mean, { maximumFractionDigits: 1 }) })}` : said
}

/** The row with the largest share of the upper end, or of any one answer if the columns are not a scale. */
export const ofMatrix: Sentence = (t, item, of) => {
  const all = rowItems(item).flatMap((row) => {
    const parts = partsOf(row)
    const base = baseOf(row, of)
    const label = rowLabelOf(item, row.id.slice(item.id.length + 1)).text
    const answers = item.question?.ordered ? [endsOf(parts).high] : parts.map((part) => [part])
    return base === 0 ? [] : answers.map((end) => ({ label, end, base, count: sum(end) }))
  })
  const first = all.toSorted((one, other) => other.count / other.base - one.count / one.base)[0]
  if (!first || first.count === 0) return null
  return t('report.row', {
    row: quoted(t, [first]),
    answers: quoted(t, first.end, 'disjunction'),
    share: shareText(t, first.count, first.base),
  })
}

export const ofRanking: Sentence = (t, item) => {
  const labels = new Map(choicesOf(item).map((choice) => [choice.value, choice]))
  const ranked = (item.counts.choices ?? []).flatMap(({ value, mean_rank: mean }) => (mean == null ? [] : [{ value, mean }]))
  const first = ranked.toSorted((one, other) => one.mean - other.mean)[0]
  if (!first) return null
  return t('report.ranked', {
    answer: quoted(t, [labels.get(first.value) ?? { label: first.value }]),
    mean: number(first.mean, { maximumFractionDigits: 1 }),
  })
}

/** How many of the respondents who saw the question wrote something. */
export const wrote: Sentence = (t, item) => given(t, item, 'report.wrote')

/** How many of the respondents who saw the question sent a file. */
export const sent: Sentence = (t, item) => given(t, item, 'report.sent')

const given = (t: Translate, { counts: { answered, shown } }: NumberedQuestion, key: 'report.wrote' | 'report.sent') =>
  shown === 0 ? null : t(key, { share: shareText(t, answered, shown) })
