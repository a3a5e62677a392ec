import { fileName } from './deliverFile.ts'

describe('fileName', () => {
  const night = new Date('2026-11-20T18:30:00.000Z')

  it('is the slug and the date in the time zone', () => {
    expect(fileName({ id: 'abc', slug: 'trust-2026' }, night, 'Asia/Seoul')).toBe('trust-2026_2026-11-21.xlsx')
    expect(fileName({ id: 'abc', slug: 'trust-2026' }, night, 'America/New_York')).toBe('trust-2026_2026-11-20.xlsx')
  })

  it('takes the id where the slug is blank', () => {
    expect(fileName({ id: 'abc', slug: '' }, night, 'UTC')).toBe('abc_2026-11-20.xlsx')
  })
})
