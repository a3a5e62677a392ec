import { nextChange, surveyState } from './surveyState.ts'

const [opening, closing] = [1_000_000, 2_000_000]
const window = { opens_at: new Date(opening).toISOString(), closes_at: new Date(closing).toISOString() }

describe('surveyState', () => {
  it.each([
    [opening - 1, 'not_yet'],
    [opening, 'open'],
    [closing - 1, 'open'],
    [closing, 'closed'],
  ])('at %d is %s, by a window that begins with its opening and ends before its closing', (now, state) => {
    expect(surveyState({ is_active: true, ...window }, now, false)).toBe(state)
  })

  it('is the first that applies: closed if inactive, then by its window, then full', () => {
    expect(surveyState({ is_active: false, ...window }, opening - 1, true)).toBe('closed')
    expect(surveyState({ is_active: true, ...window }, opening - 1, true)).toBe('not_yet')
    expect(surveyState({ is_active: true, ...window }, closing, true)).toBe('closed')
    expect(surveyState({ is_active: true, ...window }, opening, true)).toBe('full')
    expect(surveyState({ is_active: true }, opening, false)).toBe('open')
  })
})

describe('nextChange', () => {
  it('is the next of opening and closing, and never comes after both', () => {
    expect([opening - 1, opening, closing - 1, closing].map((now) => nextChange(window, now))).toEqual([
      opening,
      closing,
      closing,
      Infinity,
    ])
    expect(nextChange({}, 0)).toBe(Infinity)
  })
})
