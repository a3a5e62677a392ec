import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { seedDemo } from './seedDemo.ts'

const admin = { email: 'admin@example.com', password: 'secret' }

/** Seeds a product whose home page was saved `version` times and that answers each new survey with `created`; resolves to what was saved. */
async function seed(version: number, created: { status: number; body: object }) {
  const saved: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const call = `${request.method} ${request.url}`
    if (call === 'PUT /api/homepage' || call === 'POST /api/surveys') saved.push(`${call} ${request.headers.authorization}`)
    const reply =
      call === 'POST /api/auth/token' && body === 'username=admin%40example.com&password=secret'
        ? { status: 200, body: { access_token: 'T' } }
        : call === 'POST /api/surveys'
          ? created
          : { status: 200, body: { version } }
    response.writeHead(reply.status).end(JSON.stringify(reply.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    await seedDemo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, admin)
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return saved
}

describe('seedDemo', () => {
  const survey = 'POST /api/surveys Bearer T'

  it('saves the home page and two surveys as the admin', async () => {
    expect(await seed(0, { status: 201, body: {} })).toEqual(['PUT /api/homepage Bearer T', survey, survey])
  })

  it('leaves a home page that was saved before and surveys whose slugs are taken', async () => {
    expect(await seed(3, { status: 409, body: { code: 'survey.slug_taken' } })).toEqual([survey, survey])
  })

  it('fails on any other refusal', async () => {
    await expect(seed(0, { status: 422, body: { code: 'invalid', detail: 'No.' } })).rejects.toThrow('No.')
  })
})
