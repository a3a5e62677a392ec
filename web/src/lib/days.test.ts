import { addDays } from '#shared/time/timeZone.ts'
import { buckets, countBetween, dayOf, chartUnit, startOf } from './days.ts'

const days = [
  { day: '2026-11-01', count: 2 },
  { day: '2026-11-03', count: 5 },
  { day: '2026-11-16', count: 1 },
]

describe('days', () => {
  it('begin at midnight in Seoul', () => {
    expect(dayOf('2026-11-01T14:59:59.000Z')).toBe('2026-11-01')
    expect(dayOf('2026-11-01T15:00:00.000Z')).toBe('2026-11-02')
    expect(startOf('2026-11-02')).toBe('2026-11-01T15:00:00.000Z')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })

  it('without a response are included, until today, which is not over', () => {
    const found = buckets(days, 'day', '2026-11-17')
    expect(found.length).toBe(17)
    expect(found.slice(0, 3)).toEqual([
      { from: '2026-11-01', count: 2, isOpen: false },
      { from: '2026-11-02', count: 0, isOpen: false },
      { from: '2026-11-03', count: 5, isOpen: false },
    ])
    expect(found.at(-1)).toEqual({ from: '2026-11-17', count: 0, isOpen: true })
  })

  it('are put together by the week, from Monday, and by the month', () => {
    expect(buckets(days, 'week', '2026-11-17').map(({ from, count }) => [from, count])).toEqual([
      ['2026-10-26', 2],
      ['2026-11-02', 5],
      ['2026-11-09', 0],
      ['2026-11-16', 1],
    ])
    expect(buckets([...days, { day: '2026-12-31', count: 3 }], 'month', '2027-01-31').map(({ from, count }) => [from, count])).toEqual([
      ['2026-11-01', 8],
      ['2026-12-01', 3],
      ['2027-01-01', 0],
    ])
  })

  it('are none if there is no response', () => {
    expect(buckets([], 'day', '2026-11-17')).toEqual([])
  })

  it('are shown singly as long as that can be read', () => {
    expect([chartUnit(days, '2026-11-17'), chartUnit(days, '2027-03-01'), chartUnit(days, '2028-03-01')]).toEqual(['day', 'week', 'month'])
  })

  it('are counted from one to before another', () => {
    expect(countBetween(days, '2026-11-01', '2026-11-03')).toBe(2)
  })
})
