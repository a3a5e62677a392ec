import { add, type Counts } from '../../counts.ts'
import { applyChange, differences } from '../../keptCounts.ts'
import { question } from '../../../../test/support/fixtures/buildSurvey.ts'
import { dateNames, maxMonths, readDates } from './dates.ts'

const asked = question('q', { type: 'date' })
const values = Array.from(
  { length: maxMonths + 100 },
  (_, at) => `${1900 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
)

function counted(dates: readonly string[], times: 1 | -1 = 1): Counts {
  const counts: Counts = new Map()
  for (const date of dates) add(counts, dateNames(asked, date), times)
  return counts
}

describe('the months of dates', () => {
  it('are counted separately up to a limit, the rest together', () => {
    const kept: Counts = new Map()
    applyChange(kept, { counts: counted(values), deleted: new Set() })
    const pass = counted([...values, values[0]!])
    applyChange(kept, { counts: counted([values[0]!]), deleted: new Set() })
    for (const counts of [kept, pass]) {
      const { n, figures } = readDates(counts)(asked)
      expect([n, figures.dates.length, figures.dates[0], figures.dates.at(-1)]).toEqual([
        maxMonths + 101,
        maxMonths + 1,
        { value: '1900-01', count: 2 },
        { value: '', count: 100 },
      ])
    }
    expect(differences(kept, pass)).toEqual([])
    expect(differences(kept, counted(values)).map(({ name }) => name)).toEqual(['month q '])
    applyChange(kept, { counts: counted([...values, values[0]!], -1), deleted: new Set() })
    expect(kept).toEqual(new Map())
  })

  it.each(['', '2026', '2026-13', '2026-02-30', 'soon', 20_260_202, null, ['2026-02'], { value: '2026-02' }])(
    'do not count the stored value %j',
    (value) => expect(dateNames(asked, value)).toEqual([]),
  )
})
