import { closingText, openingText } from './surveyTimes.ts'

const now = new Date('2026-11-27T00:00:00Z')

describe('the times of a survey, in the time zone of the site', () => {
  it('are days where they are midnight: it closes when the last day ends', () => {
    expect(openingText('2026-11-30T15:00:00.000Z', now)).toBe('Dec 1')
    expect(closingText('2026-12-31T15:00:00.000Z', now)).toBe('Dec 31')
  })

  it('have a time else, and the year where it is another', () => {
    expect(openingText('2026-12-01T00:00:00.000Z', now)).toBe('Dec 1, 9:00 AM')
    expect(closingText('2027-01-31T09:30:00.000Z', now)).toBe('Jan 31, 2027, 6:30 PM')
  })
})
