import type { NumberResults } from '#shared/responses/results.ts'
import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { numberText } from '#shared/kinds/number/numberText.ts'
import { number } from '../../../../lib/language/format.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'
import type { Column } from '../../chart/ColumnChart.tsx'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { histogram } from './histogram.ts'

/** A number with the question's decimals and unit; a dash for none. */
export const textOf = ({ question }: NumberedQuestion, value: number | null): string =>
  value === null ? '–' : numberText(value, numberOf(question ?? {}), lang())

/** A column for each range of the numbers that were answered. */
export function numberColumns(t: Translate, item: NumberedQuestion, { bins }: NumberResults): Column[] {
  return histogram(bins).map(({ from, to, count }) => {
    const label = to === null ? textOf(item, from) : t('results.numbers_from_to', { from: number(from), to: textOf(item, to) })
    return { key: `${from}`, label, tick: number(from, { notation: 'compact' }), count }
  })
}
