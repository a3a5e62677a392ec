import { wallClock } from './wallClock.ts'

describe('wallClock', () => {
  it.each([
    ['Asia/Seoul', '2026-11-20T15:04:05.999Z', '2026-11-21T00:04:05.000Z'],
    ['UTC', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['America/New_York', '2026-07-01T12:00:00.000Z', '2026-07-01T08:00:00.000Z'],
    ['America/New_York', '2026-12-01T12:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20T20:00:00.000Z', '2026-11-21T01:45:00.000Z'],
  ])('shows the local time of %s at %s', (timeZone, moment, shown) => {
    expect(wallClock(timeZone)(new Date(moment)).toISOString()).toBe(shown)
  })
})
