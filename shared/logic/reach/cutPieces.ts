import { isDate } from '../../time/calendarDate.ts'
import { dateIssue, type DateBounds } from '../../kinds/date/dateIssue.ts'
import { numberIssue, numberLimit, type NumberBounds } from '../../kinds/number/numberIssue.ts'

/** Valid numbers for a question: at least one in each piece between `bounds` that has any. */
export function numbersBetween(bounds: readonly number[], range: NumberBounds): number[] {
  const cuts = [...bounds, range.min, range.max]
    .filter((cut) => cut !== null)
    .map((cut) => Math.min(numberLimit, Math.max(-numberLimit, cut)))
  // Large numbers have fewer decimals, since their digits are limited.
  const steps = Array.from({ length: range.decimals + 1 }, (_, decimals) => decimals)
  const around = [0, ...cuts].flatMap((cut) => steps.flatMap((decimals) => pointsAround(cut, decimals)))
  return around.filter((value) => numberIssue(value, range) === undefined)
}

/** The points of a grid at a number and on both sides of it. */
function pointsAround(cut: number, decimals: number): number[] {
  const at = Math.floor(cut * 10 ** decimals)
  return [-1, 0, 1, 2].map((more) => Number(`${at + more}e-${decimals}`))
}

/** Valid dates for a question: at least one in each piece between `bounds` that has any. A bound "today" counts as open. */
export function datesBetween(bounds: readonly string[], { precision, min, max }: DateBounds): string[] {
  const range = { precision, min: withoutToday(min), max: withoutToday(max) }
  const cuts = ['2000-01-01', ...bounds, range.min, range.max].filter((cut) => cut !== null)
  const around = cuts.flatMap((cut) => {
    const [year, month, day] = cut.split('-').map(Number)
    return [-1, 0, 1].map((more) =>
      precision === 'month' ? dateText(year!, month! + more, 1).slice(0, 7) : dateText(year!, month!, (day ?? 1) + more),
    )
  })
  return around.filter((value) => isDate(value, precision) && dateIssue(value, range, '') === undefined)
}

const withoutToday = (bound: string | null) => (bound === 'today' ? null : bound)

function dateText(year: number, month: number, day: number): string {
  const time = new Date(Date.UTC(year, month - 1, day))
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10)
}
