import { limits } from '#shared/limits.ts'
import { routes } from '#shared/routes.ts'
import { buildEvent } from '../../scripts/local/gateway/event.ts'
import { match } from '../../scripts/local/gateway/router.ts'
import type { HttpError } from '../platform/errors.ts'
import { buckets, limitInMemory } from './rateLimit.ts'

type Request = Parameters<NonNullable<ReturnType<typeof limitInMemory>['before']>>[0]

it('allows the burst, then returns the seconds to wait, then allows one call at a time', () => {
  const take = buckets(2, 3)
  expect([0, 0, 0, 0].map((now) => take('a', now))).toEqual([0, 0, 0, 1])
  expect(take('a', 499)).toBe(1)
  expect(take('a', 1_000)).toBe(0)
})

it('limits each address separately', () => {
  const take = buckets(1, 1)
  expect([take('a', 0), take('b', 0), take('a', 0)]).toEqual([0, 0, 1])
})

it('never saves up more than the burst', () => {
  const take = buckets(10, 2)
  take('a', 0)
  expect([1, 1, 1].map(() => take('a', 3_600_000))).toEqual([0, 0, 1])
})

it('forgets the least recently seen address when there are too many', () => {
  const take = buckets(1, 1, 2)
  take('a', 0)
  take('b', 0)
  take('c', 0)
  expect(take('b', 0)).toBe(1)
  expect(take('a', 0)).toBe(0)
})

const calling = (sourceIp: string) => {
  const given = { method: 'POST', path: '/api/responses', headers: {}, sourceIp }
  return { event: buildEvent(given, match('POST', '/api/responses')!) } as Request
}

it('treats a thousand addresses of one /64 as one network, on routes marked perNetwork', async () => {
  const before = limitInMemory(routes.submitResponse).before!
  const held = (sourceIp: string) => {
    try {
      before(calling(sourceIp))
      return false
    } catch (error) {
      return (error as HttpError).status === 429
    }
  }
  const addresses = Array.from({ length: 1_000 }, (_, at) => `2001:db8:1:2::${(at + 1).toString(16)}`)
  const passed = addresses.filter((address) => !held(address)).length
  expect(passed).toBeGreaterThanOrEqual(limits.responsesBurst)
  expect(passed).toBeLessThan(limits.responsesBurst + 5 * limits.responsesPerSecond)
  expect(held('2001:db8:1:3::1')).toBe(false)
})
