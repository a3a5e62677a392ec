import { number } from '../../../../lib/language/format.ts'
import type { Sentence } from '../sentences.ts'
import { textOf } from './numberColumns.ts'

/** The median and the quartiles. */
export const numberSentence: Sentence = (t, item) => {
  const { numbers } = item.counts
  if (!numbers || numbers.median === null) return null
  const [median, from, to] = [textOf(item, numbers.median), textOf(item, numbers.q1), textOf(item, numbers.q3)]
  return t('report.median', { median, count: number(numbers.n), from, to })
}
