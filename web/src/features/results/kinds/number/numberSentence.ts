import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { numberText } from '#shared/kinds/number/numberText.ts'
import { number } from '../../../../lib/language/format.ts'
import { lang } from '../../../../lib/language/language.ts'
import type { Sentence } from '../sentences.ts'

/** The median and the quartiles. */
export const numberSentence: Sentence = (t, { question, counts: { numbers } }) => {
  if (!numbers || numbers.median === null) return null
  const said = (value: number | null) => (value === null ? '–' : numberText(value, numberOf(question ?? {}), lang()))
  const [from, to] = [said(numbers.q1), said(numbers.q3)]
  return t('report.median', { median: said(numbers.median), count: number(numbers.n), from, to })
}
