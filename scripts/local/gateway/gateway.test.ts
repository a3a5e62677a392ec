import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RouteName } from '#shared/paths.ts'
import { gateway, type Handler } from './gateway.ts'
import { router } from './router.ts'

const handlers: Record<string, Handler> = {
  echo: async (event) => ({
    statusCode: 201,
    cookies: ['a=1', 'b=2'],
    headers: { 'x-id': event.pathParameters?.['id'] },
    body: JSON.stringify(event),
  }),
  broken: async () => {
    throw new Error('broken on purpose')
  },
  slow: () => new Promise(() => {}),
  huge: async () => ({ statusCode: 200, body: 'a'.repeat(7 * 1024 * 1024) }),
  size: async (event) => ({ bytes: event.body?.length }),
}
const match = router({ echo: 'POST /echo/{id}', broken: 'GET /broken', slow: 'GET /slow', huge: 'GET /huge', size: 'POST /size' }, '/api')

let server: Server
let url: string
beforeAll(async () => {
  const answer = gateway({ match, seconds: 0.1, load: async (name: RouteName) => handlers[name]! })
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('gateway', () => {
  it('passes an event to the function and returns its reply', async () => {
    const answer = await fetch(`${url}/api/echo/a%20b?x=1`, {
      method: 'POST',
      body: '{"y":2}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-id')).toBe('a b')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toMatchObject({
      rawPath: '/api/echo/a%20b',
      rawQueryString: 'x=1',
      body: '{"y":2}',
      isBase64Encoded: false,
    })
  })

  it('distinguishes callers by the address of their socket, and ignores their headers', async () => {
    const call = httpRequest(`${url}/api/echo/1`, {
      method: 'POST',
      localAddress: '127.0.0.7',
      headers: { 'x-forwarded-for': '9.9.9.9' },
    }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(JSON.parse(await text(answer))).toMatchObject({ requestContext: { http: { sourceIp: '127.0.0.7' } } })
  })

  it.each([
    ['/api/nowhere', 404, 'Not Found'],
    ['/api/echo/1', 404, 'Not Found'],
    ['/api/slow', 503, 'Service Unavailable'],
  ])('answers GET %s with %i', async (path, status, message) => {
    const answer = await fetch(url + path)
    expect([answer.status, await answer.json()]).toEqual([status, { message }])
  })

  it.each(['/api/broken', '/api/huge'])('answers 500 and logs the reason for %s', async (path) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await fetch(url + path)
    expect([answer.status, await answer.json()]).toEqual([500, { message: 'Internal Server Error' }])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  it.each([
    ['a body above 10 MB', 'text/plain', 10 * 1024 * 1024 + 1, 413],
    ['text above what a function takes', 'text/plain', 6 * 1024 * 1024, 413],
    ['bytes above what a function takes as base64', 'image/png', 4.6 * 1024 * 1024, 413],
    ['bytes that fit', 'image/png', 4.4 * 1024 * 1024, 200],
  ])('handles %s like Lambda', async (_, type, bytes, status) => {
    const answer = await fetch(`${url}/api/size`, { method: 'POST', body: Buffer.alloc(bytes, 'a'), headers: { 'content-type': type } })
    expect(answer.status).toBe(status)
  })
})
