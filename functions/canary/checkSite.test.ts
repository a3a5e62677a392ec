import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { canarySurveyId } from '#shared/infrastructure.ts'
import { listen } from '../../scripts/local/listen.ts'
import { handler } from './checkSite.ts'

const working: Record<string, [number, string]> = {
  'GET /': [200, '<div id="root">'],
  'GET /api/homepage/public': [200, '{}'],
  'POST /api/responses': [204, ''],
}

/** The canary's log for a site with these replies, and the bodies that it sent. */
async function logged(replies: typeof working) {
  const sent: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    if (body) sent.push(body)
    const [status, content] = replies[`${request.method} ${request.url}`] ?? [404, '']
    response.writeHead(status).end(content)
  }
  const server = createServer((request, response) => void respond(request, response))
  const { url, close } = await listen(server, 0)
  const lines = jest.spyOn(console, 'error').mockImplementation(() => {})
  process.env['SITE_URL'] = url
  try {
    await handler()
    return { lines: lines.mock.calls.map(([line]) => line as object), sent }
  } finally {
    delete process.env['SITE_URL']
    lines.mockRestore()
    await close()
  }
}

describe('checkSite', () => {
  it('logs that the site is reachable after a page, a read and a submission', async () => {
    const { lines, sent } = await logged(working)
    expect(lines).toEqual([{ event: 'reachable' }])
    expect(sent.map((body) => JSON.parse(body) as object)).toEqual([{ survey_id: canarySurveyId, answers: [], demographics: {} }])
  })

  it.each([
    ['GET /', [200, 'Parked'], '/'],
    ['GET /api/homepage/public', [503, '{}'], '/api/homepage/public'],
    ['POST /api/responses', [503, ''], '/api/responses'],
    ['POST /api/responses', [201, '{}'], '/api/responses'],
  ] as const)('logs the visit %s that replies %j, and not that the site is reachable', async (visit, [status, content], path) => {
    const { lines } = await logged({ ...working, [visit]: [status, content] })
    expect(lines).toEqual([{ event: 'unreachable', path, status }])
  })

  it('logs the error of a site without a reply', async () => {
    const lines = jest.spyOn(console, 'error').mockImplementation(() => {})
    process.env['SITE_URL'] = 'http://127.0.0.1:1'
    await handler()
    expect(lines.mock.calls).toEqual([[{ event: 'unreachable', path: '/', status: expect.any(String) }]])
    lines.mockRestore()
    delete process.env['SITE_URL']
  })
})
