import type { Reach } from '#shared/responses/reach.ts'
import type { Results } from '#shared/responses/results.ts'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { share, type ChartRow } from '../chart/chartData.ts'
import type { NumberedSection } from '../data/numberQuestions.ts'
import { percentOf } from '../questions/choiceChart.ts'

/** A step of the way through a survey. `isForSome`: not everybody is shown it. `through`: the share of those who began that came at least this far. */
type ReachRow = ChartRow & { isEnd: boolean; isForSome: boolean; through: number }

/** How many responses were sent, those that were screened out included. */
export const sentOf = ({ total, imported, screened }: Results): number => total - imported + screened

/** How many began, reached each section, and sent a response: a row each. `all`: the counts of all responses. */
export function reachRows(t: Translate, { began, sections: reached }: Reach, sections: NumberedSection[], all: Results): ReachRow[] {
  const counts = new Map(reached.map(({ id, count }) => [id, count]))
  const row = (key: string, label: string, count: number, more: Partial<ReachRow> = {}): ReachRow => ({
    key,
    label,
    cells: [number(count), count <= began ? percentOf(count, began) : '–'],
    bars: [Math.min(1, share(count, began))],
    isEnd: false,
    isForSome: false,
    through: 0,
    ...more,
  })
  const rows = [
    row('began', t('results.reach_began'), began, { isEnd: true }),
    ...sections.map(({ id, number: place, section, shown }) => {
      const { text, lang } = pickText(pair(section, 'title'))
      return row(`section ${id}`, `${place} ${text || t('admin.no_title')}`, counts.get(id) ?? 0, { lang, isForSome: shown < all.total })
    }),
    row('sent', t('results.reach_sent'), sentOf(all), { isEnd: true }),
  ]
  let through = 1
  return rows.map((one) => ({ ...one, through: (through = one.isForSome ? through : one.bars[0]!) }))
}
