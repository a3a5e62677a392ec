import type { Results } from '#shared/responses/results.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { lang as pageLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { share, type ChartData, type ChartRow } from '../chart/chartData.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'

const percent = (part: number): string => number(part, { style: 'percent', maximumFractionDigits: 1 })

/** A percentage; a dash if `of` is 0. */
export const percentOf = (part: number, of: number): string => (of > 0 ? percent(part / of) : '–')

type Choice = { value: string; label: string; lang?: string | undefined }

/** The current choices of a question, then values that only responses have. */
export function choicesOf({ question, counts }: Pick<NumberedQuestion, 'question' | 'counts'>): Choice[] {
  const kind = question && checkedKinds[question.type]
  if (question && kind?.named) {
    return (counts.choices ?? []).map(({ value }) => ({ value, label: kind.named!(value, question, pageLanguage()) }))
  }
  const present = (question?.choices ?? []).map((choice) => {
    const { text, lang } = pickText(pair(choice, 'label'))
    return { value: choice.value, label: text || choice.value, lang }
  })
  const known = new Set(present.map(({ value }) => value))
  const others = (counts.choices ?? []).filter(({ value }) => !known.has(value)).map(({ value }) => ({ value, label: value }))
  return [...present, ...others]
}

/** The values that percentages leave out, with their numbers: choices that mean no answer, and removed points of a scale. */
export const unsharedOf = ({ choices = [] }: NumberedQuestion['counts']): Set<string> =>
  new Set(choices.flatMap(({ value, no_answer, former }) => (no_answer || former ? value : [])))

/** The number that shares are of: those who were asked or answered, without values that are left out and answers to a former type. */
export function baseOf({ counts }: Pick<NumberedQuestion, 'counts'>, of: ResultsQuery['of']): number {
  const unshared = unsharedOf(counts)
  const left = (counts.choices ?? []).reduce((sum, { value, count }) => sum + (unshared.has(value) ? count : 0), counts.former ?? 0)
  return Math.max(0, counts[of] - left)
}

export const titleOf = ({ question, id }: NumberedQuestion) => {
  const { text, lang } = pickText(question && pair(question, 'title'))
  return text ? { text, lang } : { text: id, lang: undefined }
}

/** The choices that have a share, in the order of the survey, for a stacked bar. */
export function partsOf(item: NumberedQuestion): { key: string; label: string; lang: string | undefined; count: number }[] {
  const unshared = unsharedOf(item.counts)
  const byValue = countsOf(item)
  return choicesOf(item).flatMap(({ value, label, lang }) =>
    unshared.has(value) ? [] : [{ key: value, label, lang, count: byValue.get(value) ?? 0 }],
  )
}

const countsOf = ({ counts }: NumberedQuestion) => new Map(counts.choices?.map(({ value, count }) => [value, count]))

function askedText(t: Translate, { shown, answered }: { shown: number; answered: number }, total: number): string {
  const asked = t('results.asked_of', { shown: number(shown), total: number(total) })
  return `${asked} · ${t('results.answered', { count: answered, number: number(answered) })}`
}

/** The chart of a choice question; with a row for unanswered if shares are of everyone asked. */
export function choiceChart(
  t: Translate,
  item: NumberedQuestion,
  total: Results['total'],
  { order, of }: Pick<ResultsQuery, 'order' | 'of'>,
): ChartData {
  const { counts } = item
  const unshared = unsharedOf(counts)
  const base = baseOf(item, of)
  const byValue = countsOf(item)
  const toRow = (key: string, label: string, count: number, more: Partial<ChartRow> = {}): ChartRow => ({
    key,
    label,
    cells: [number(count), percentOf(count, base)],
    bars: [share(count, base)],
    ...more,
  })
  const all = choicesOf(item).map((choice) => ({ ...choice, count: byValue.get(choice.value) ?? 0 }))
  const choices = all.filter(({ value }) => !unshared.has(value))
  if (order === 'size') choices.sort((one, other) => other.count - one.count)
  const rows = choices.map(({ value, label, lang, count }) => toRow(value, label, count, { lang }))
  const former = new Set(counts.choices?.flatMap((choice) => (choice.former ? choice.value : [])))
  for (const { value, label, lang, count } of all.filter(({ value }) => unshared.has(value))) {
    const said = former.has(value) ? t('results.deleted_row', { row: label }) : label
    rows.push(toRow(value, said, count, { lang, aside: true, cells: [number(count), ''], bars: [] }))
  }
  const unansweredCount = counts.shown - counts.answered
  if (of === 'shown' && unansweredCount > 0) rows.push(toRow('—', t('results.no_answer'), unansweredCount, { aside: true, bars: [] }))
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: askedText(t, counts, total),
    columns: [t('admin.answer'), t('results.n'), '%'],
    rows,
  }
}
