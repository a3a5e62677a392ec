import { type Sentence, shareText } from '../sentences.ts'
import { dateColumns } from './dateColumns.ts'

/** The month or year with the most answers. */
export const dateSentence: Sentence = (t, { counts: { dates = [], answered } }) => {
  const first = dateColumns(dates).toSorted((one, other) => other.count - one.count)[0]
  return first && answered > 0 ? t('report.dates', { day: first.label, share: shareText(t, first.count, answered) }) : null
}
