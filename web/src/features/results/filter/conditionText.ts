import { asksForScreened, isOfQuestion } from '#shared/responses/asksForScreened.ts'
import type { Condition } from '#shared/responses/results.ts'
import { sources, type Source } from '#shared/responses/source.ts'
import { dateText } from '#shared/time/calendarDate.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { lang } from '../../../lib/language/language.ts'
import { formatDay, formatDays, number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { demographicOf, demographicText } from '../demographicText.ts'
import { choicesOf, titleOf } from '../questions/choiceChart.ts'
import { rowLabelOf } from '../questions/rowItems.ts'
import { dayOf } from '../../../lib/days.ts'
import { type OwnFields, ownFieldText } from './ownFields.ts'
import { type AnswerRange, isAnswerRange } from './where.ts'

/** The first and last day of a date condition, whose `to` is exclusive. */
export const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  first: from === undefined ? '' : dayOf(from),
  last: to === undefined ? '' : addDays(dayOf(to), -1),
})

/** Formats numbers as ranges: 20, 21, 22, 40 become "20–22, 40". */
export function formatRanges(values: readonly number[]): string {
  const sorted = [...new Set(values)].sort((one, other) => one - other)
  const ends = sorted.filter((value, at) => sorted[at + 1] !== value + 1)
  const starts = sorted.filter((value, at) => sorted[at - 1] !== value - 1)
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}–${ends[at]}`)).join(', ')
}

/** The same for a range of a number or date question. */
function rangeText(t: Translate, { of, from, to }: AnswerRange, questions: readonly NumberedQuestion[]) {
  const asked = questions.find(({ id }) => id === of)
  const written = (value: number) => asked?.question && checkedKinds[asked.question.type].written(value, asked.question, lang())
  const said = (value: number | string) =>
    typeof value === 'string' ? dateText(value, lang()) : written(value) || number(value, { maximumFractionDigits: 6 })
  const isDates = typeof (from ?? to) === 'string'
  const values =
    from === undefined
      ? isDates
        ? t('results.until_day', { day: said(to!) })
        : t('results.numbers_to', { to: said(to!) })
      : to !== undefined
        ? t('results.numbers_from_to', { from: said(from), to: said(to) })
        : isDates
          ? t('results.from_day', { day: said(from) })
          : t('results.numbers_from', { from: said(from) })
  return { name: asked ? `${asked.number} ${titleOf(asked).text}` : of, values }
}

/** Whether a condition is about the source, and not about a question of that name. */
const isOfSource = (condition: Condition & { is: readonly unknown[] }) =>
  condition.of === 'source' && !isOfQuestion(condition) && condition.is.every((one) => sources.some((known) => known === one))

export function conditionText(
  t: Translate,
  condition: Condition,
  questions: readonly NumberedQuestion[],
  survey: OwnFields,
): { name: string; values: string } {
  if (isAnswerRange(condition)) return rangeText(t, condition, questions)
  if (!('is' in condition)) {
    const { first, last } = daysOf(condition)
    const values =
      first && last
        ? formatDays(first, last)
        : first
          ? t('results.from_day', { day: formatDay(first) })
          : t('results.until_day', { day: formatDay(last) })
    return { name: t('results.dates'), values }
  }
  const own = isOfQuestion(condition) ? undefined : ownFieldText(t, condition.of, survey)
  if (own) return { name: own.title, values: condition.is.map((value) => own.label(`${value}`)).join(', ') }
  if (condition.of === 'language' && !isOfQuestion(condition))
    return { name: t('results.language'), values: condition.is.map((each) => t(`results.language_${each as 'en' | 'ko'}`)).join(', ') }
  if (asksForScreened([condition])) return { name: t('results.screened'), values: t('results.screened_only') }
  if (isOfSource(condition))
    return { name: t('results.source'), values: condition.is.map((each) => t(`results.source_${each as Source}`)).join(', ') }
  const question = questions.find(({ id }) => id === condition.of)
  if (question) {
    const labels = new Map(choicesOf(question).map(({ value, label }) => [value, label]))
    const row = 'row' in condition && condition.row !== undefined ? `: ${rowLabelOf(question, condition.row).text}` : ''
    const name = `${question.number} ${titleOf(question).text}${row}`
    return { name, values: condition.is.map((value) => labels.get(`${value}`) ?? `${value}`).join(', ') }
  }
  const { title, label } = demographicText(t, condition.of)
  const numbers = condition.is.flatMap((value) => (typeof value === 'number' ? [value] : []))
  const isAge = demographicOf(condition.of) === 'age' && numbers.length > 0
  return { name: title, values: isAge ? formatRanges(numbers) : condition.is.map((value) => label(`${value}`)).join(', ') }
}
