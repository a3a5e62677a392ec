import { setTimeout } from 'node:timers/promises'
import { at } from './ownClock.ts'

const then = Date.UTC(2026, 0, 1)

describe('at', () => {
  it('is the time for what runs in it, however long, and for nothing else', async () => {
    const inside = at(then, async () => {
      await setTimeout(5)
      return [Date.now(), new Date().getTime(), Date.parse(new Date().toISOString())]
    })
    expect(Date.now()).toBeGreaterThan(then)
    expect(await inside).toEqual([then, then, then])
    expect(Math.abs(new Date().getTime() - Date.now())).toBeLessThan(1_000)
  })

  it('leaves every other use of Date as it is', () => {
    at(then, () => {
      expect(new Date(5).getTime()).toBe(5)
      expect(new Date(2020, 1, 2).getFullYear()).toBe(2020)
      expect(new Date() instanceof Date).toBe(true)
      expect(Date.UTC(1970, 0, 1)).toBe(0)
    })
  })
})
