import { momentOfSiteMinute, siteMinute } from './timeZone.ts'

describe('a minute in the time zone of the site', () => {
  it('is nine hours ahead of UTC, on the next day from 15:00 on', () => {
    expect(siteMinute('2026-12-01T14:59:30.000Z')).toBe('2026-12-01T23:59')
    expect(siteMinute('2026-12-31T15:00:00.000Z')).toBe('2027-01-01T00:00')
  })

  it('is read back as its moment', () => {
    expect(momentOfSiteMinute('2027-01-01T00:00')).toBe('2026-12-31T15:00:00.000Z')
  })

  it('is undefined while a part of it is missing', () => {
    expect(['', '2026-12', '2026-13-01T00:00'].map(momentOfSiteMinute)).toEqual([undefined, undefined, undefined])
  })
})
