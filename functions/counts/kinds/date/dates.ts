import { isDate } from '#shared/time/calendarDate.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Question } from '#shared/survey/survey.ts'
import { listed, type Counts } from '../../counts.ts'

/** How many months of a question are counted separately; the rest is counted under ''. */
export const maxMonths = 1_200

/** The name of a date in the counts of responses: its month. */
export const dateNames = ({ id }: Pick<Question, 'id'>, value: unknown): string[] =>
  typeof value === 'string' && (isDate(value, 'day') || isDate(value, 'month')) ? [`month ${id} ${value.slice(0, 7)}`] : []

type Dates = NonNullable<Results['questions'][number]['dates']>

/** Reads the months in counts; gives those of a question in order, '' last. */
export function readDates(counts: Counts): (question: Question) => { n: number; figures: { dates: Dates } } {
  const byQuestion = Map.groupBy(listed(counts, 'month'), ([name]) => name.split(' ', 1)[0]!)
  return ({ id }) => {
    const months = (byQuestion.get(id) ?? []).map(([name, count]) => ({ value: name.slice(id.length + 1), count }))
    const ordered = months.sort((a, b) => (a.value === '' ? 1 : b.value === '' ? -1 : a.value < b.value ? -1 : 1))
    const dates = ordered.filter(({ value }) => value !== '').slice(0, maxMonths)
    const n = ordered.reduce((sum, { count }) => sum + count, 0)
    const left = n - dates.reduce((sum, { count }) => sum + count, 0)
    return { n, figures: { dates: left > 0 ? [...dates, { value: '', count: left }] : dates } }
  }
}
