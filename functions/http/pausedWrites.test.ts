import { paths, type RouteName } from '#shared/paths.ts'
import { buildContext } from '../../scripts/local/gateway/context.ts'
import { buildEvent } from '../../scripts/local/gateway/event.ts'
import { match } from '../../scripts/local/gateway/router.ts'
import { handle } from './handle.ts'
import { isWrite } from './pausedWrites.ts'

const names = Object.keys(paths) as RouteName[]

/** The reply of a route's middlewares to a call without a token or a body. */
async function answer(name: RouteName) {
  const [method, template] = paths[name].split(' ') as [string, string]
  const path = `/api${template.replace(/\{\w+\}/g, 'one')}`
  const event = buildEvent({ method, path, headers: {}, sourceIp: '192.0.2.1' }, match(method, path)!)
  const reply = await handle(name, () => Promise.reject(new Error('reached')))(event, buildContext(name))
  return {
    status: reply.statusCode,
    wait: reply.headers?.['retry-after'],
    code: (JSON.parse(reply.body ?? '{}') as { code?: string }).code,
  }
}

describe('a pause of writes', () => {
  beforeEach(() => void (process.env.WRITES = 'paused'))
  afterEach(() => void delete process.env.WRITES)

  it.each(names.filter(isWrite))('refuses %s before all other checks, and says when to retry', async (name) => {
    expect(await answer(name)).toEqual({ status: 503, wait: '30', code: 'paused' })
  })

  it('leaves reads alone', async () => {
    const reads = names.filter((name) => !isWrite(name))
    jest.spyOn(console, 'error').mockImplementation(() => {})
    for (const name of reads) expect([name, (await answer(name)).code]).not.toEqual([name, 'paused'])
  })

  it('ends with the setting', async () => {
    delete process.env.WRITES
    expect((await answer('claimResponse')).code).toBe('auth.required')
  })
})
