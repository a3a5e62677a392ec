import { durationBin, medianOf } from './seconds.ts'

describe('durationBin', () => {
  it('distinguishes every second up to two minutes, and is at most 2 % off after that', () => {
    for (let seconds = 1; seconds <= 86_400; seconds += 1 + Math.floor(seconds / 50)) {
      const from = durationBin(seconds)
      expect(from).toBeLessThanOrEqual(seconds)
      expect(seconds - from).toBeLessThan(Math.max(1, seconds / 50))
      expect(durationBin(from)).toBe(from)
    }
    expect(new Set(Array.from({ length: 86_400 }, (_, at) => durationBin(at + 1))).size).toBeLessThan(800)
  })

  it('gives a median, or null without durations', () => {
    expect(medianOf([])).toBeNull()
    expect(medianOf([[7, 1]])).toBe(7)
    expect(medianOf([[90, 1], [5, 3], [60, 2]])).toBe(5) // oxfmt-ignore
    expect(medianOf([[5, 2], [60, 2], [90, 1]])).toBe(60) // oxfmt-ignore
  })
})
