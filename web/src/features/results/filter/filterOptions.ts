import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { demographics, demographicText } from '../demographicText.ts'
import { choicesOf, titleOf } from '../questions/choiceChart.ts'
import { rowItems } from '../questions/rowItems.ts'
import { type OwnFields, poolSubjects } from './ownFields.ts'
import { questionSubject } from './where.ts'

/** A value to choose. `values`: the values in the condition; for an age range, each year. `count`: undefined if it is not counted. */
export type Option = { key: string; label: string; values: (string | number)[]; count: number | undefined }
/** A question, a row of one, a pool, or a demographic to filter or compare by; `of` is a subject (`subjectOf`). */
type Subject = { of: string; name: string; options: Option[] }

/** The number and date questions that responses can be filtered by, in a range; `precision`: of a date. */
export const rangeSubjects = (questions: readonly NumberedQuestion[]) =>
  questions
    .filter(({ counts }) => counts.numbers ?? counts.dates)
    .map((asked) => ({
      of: questionSubject(asked.id),
      name: `${asked.number} ${titleOf(asked).text}`,
      precision: checkedKinds[asked.counts.type].precision?.(asked.question ?? {}),
    }))

/** The choice questions, pools and demographics that responses can be filtered or compared by; only those with values. */
export function filterSubjects(t: Translate, results: Results, questions: readonly NumberedQuestion[], survey: OwnFields): Subject[] {
  const choices = questions
    .flatMap((asked) => (asked.counts.rows ? rowItems(asked) : [asked]))
    .filter(({ counts }) => counts.choices)
    .map((asked): Subject => {
      const counts = new Map(asked.counts.choices?.map(({ value, count, ranks }) => [value, ranks?.[0] ?? count])) // a ranking's first places
      const options = choicesOf(asked).map(({ value, label }) => ({ key: value, label, values: [value], count: counts.get(value) ?? 0 }))
      return { of: questionSubject(asked.id), name: `${asked.number} ${titleOf(asked).text}`, options }
    })
  const people = demographics.map((field): Subject => {
    const of = `demographics.${field}`
    const { title, label } = demographicText(t, of)
    const options: Option[] =
      field === 'age'
        ? results.demographics.age
            .filter(({ count }) => count > 0)
            .map(({ from, to, count }) => ({
              key: `${from}`,
              label: `${from}–${to}`,
              values: Array.from({ length: to - from + 1 }, (_, year) => from + year),
              count,
            }))
        : results.demographics[field]
            .filter(({ value }) => value !== '')
            .map(({ value, count }) => ({ key: value, label: label(value), values: [value], count }))
    return { of, name: title, options }
  })
  return [...choices, ...poolSubjects(t, survey), ...people].filter(({ options }) => options.length > 0)
}
