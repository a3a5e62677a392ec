import { formatDay, formatDays, siteDate, siteDateAndTime, siteTime, siteTimeShort, siteTimeZoneName } from './format.ts'

const moment = '2026-11-22T15:05:00.000Z'

describe('times for admins', () => {
  it("are in the site's time zone, which they name, wherever the device is", () => {
    expect(siteDateAndTime(moment)).toBe('Nov 23, 2026, 12:05 AM GMT+9')
    expect(siteTime(moment)).toBe('12:05 AM GMT+9')
    expect(siteTimeShort(moment)).toBe('12:05 AM')
    expect(siteDate(moment)).toBe('Nov 23, 2026')
    expect(siteTimeZoneName()).toBe('Korean Standard Time')
  })

  it('have the same look as counted days', () => {
    expect(formatDay('2026-11-23')).toBe(siteDate(moment))
    expect(formatDays('2026-11-22', '2026-11-23').normalize('NFKC')).toBe('Nov 22 – 23, 2026')
  })

  it('join days in Korean without spaces in every browser', () => {
    const format = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockReturnValue('2026년 11월 7일 ~ 26일')
    expect(formatDays('2026-11-07', '2026-11-26')).toBe('2026년 11월 7일\u2060~26일')
    format.mockRestore()
  })
})
