import { dateText } from '#shared/time/calendarDate.ts'
import type { Results } from '#shared/responses/results.ts'
import { lang } from '../../../../lib/language/language.ts'
import type { Column } from '../../chart/ColumnChart.tsx'

type Dates = NonNullable<Results['questions'][number]['dates']>

/** The most months that are drawn one by one. */
const mostMonths = 36

/** A column for each month or year from the first answer to the last, those without an answer included. */
export function dateColumns(dates: Dates): Column[] {
  const months = dates.filter(({ value }) => value !== '').map(({ value, count }) => ({ at: monthsSince0(value), count }))
  if (months.length === 0) return []
  const [first, last] = [Math.min(...months.map(({ at }) => at)), Math.max(...months.map(({ at }) => at))]
  const width = last - first < mostMonths ? 1 : 12
  const columnOf = (at: number) => Math.floor(at / width)
  const counts = Map.groupBy(months, ({ at }) => columnOf(at))
  return Array.from({ length: columnOf(last) - columnOf(first) + 1 }, (_, index) => {
    const at = columnOf(first) + index
    const count = (counts.get(at) ?? []).reduce((sum, one) => sum + one.count, 0)
    if (width === 12) return { key: `${at}`, label: yearText(at), tick: `${at}`, count }
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { key: month, label: dateText(month, lang()), tick: month.replace('-', '.'), count }
  })
}

const monthsSince0 = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const yearText = (year: number) => new Intl.DateTimeFormat(lang(), { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, 0))
