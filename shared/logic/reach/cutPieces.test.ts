import { datesBetween, numbersBetween } from './cutPieces.ts'

const free = { min: null, max: null, decimals: 0 }
const within = (all: readonly number[], from: number, to: number) => all.some((value) => value > from && value < to)

describe('the pieces of numbers', () => {
  it.each([
    [2, 3, 0, false],
    [2, 4, 0, true],
    [2, 3, 1, true],
    [2.5, 2.6, 1, false],
    [2.5, 2.6, 2, true],
    [0.1, 0.3, 1, true],
    [999_999_999_998, 999_999_999_999, 4, true],
  ])('between %d and %d with %d decimals: a value %s', (from, to, decimals, isAny) => {
    expect(within(numbersBetween([from, to], { ...free, decimals }), from, to)).toBe(isAny)
  })

  it('keep to the range of the question', () => {
    expect(new Set(numbersBetween([5], { min: 2.5, max: 2.5, decimals: 1 }))).toEqual(new Set([2.5]))
    expect(numbersBetween([5], { min: 2.5, max: 2.5, decimals: 0 })).toEqual([])
    expect(within(numbersBetween([5], free), -Infinity, 5) && within(numbersBetween([5], free), 5, Infinity)).toBe(true)
  })
})

describe('the pieces of dates', () => {
  const day = { precision: 'day', min: null, max: null } as const
  it('has the days at a bound and beside it, also where a month ends', () => {
    expect(datesBetween(['2024-02-29'], day)).toEqual(expect.arrayContaining(['2024-02-28', '2024-02-29', '2024-03-01']))
    expect(datesBetween(['2026-12'], { ...day, precision: 'month' })).toEqual(expect.arrayContaining(['2026-11', '2026-12', '2027-01']))
    expect(datesBetween(['1000-01-01'], day)).not.toContain('0999-12-31')
  })

  it('keep to the range of the question, where today is open', () => {
    expect(datesBetween(['2026-03-02'], { ...day, min: '2026-03-01', max: '2026-03-02' })).not.toContain('2026-03-03')
    expect(datesBetween(['2026-03-02'], { ...day, min: 'today', max: 'today' })).toEqual(
      expect.arrayContaining(['2026-03-01', '2026-03-03']),
    )
  })
})
