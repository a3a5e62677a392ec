import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { t } from '../language/i18n.ts'
import { stateText } from './stateText.ts'

const now = new Date('2026-11-27T00:00:00Z')
const window = { opens_at: '2026-11-30T15:00:00.000Z', closes_at: '2026-12-31T09:00:00.000Z' }

beforeAll(() => loadAllTexts())

describe('the state of an active survey, in words', () => {
  it.each([
    ['not_yet', 'Opens Dec 1'],
    ['open', 'Open until Dec 31, 6:00 PM'],
    ['closed', 'Closed'],
    ['full', 'Full'],
  ] as const)('%s: %s', (state, words) => {
    expect(stateText({ ...window, state }, t, now)).toBe(words)
  })

  it('is blank while nothing ends it', () => {
    expect(stateText({ state: 'open' }, t, now)).toBe('')
  })
})
