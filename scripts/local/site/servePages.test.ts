import { createServer } from 'node:http'
import type { Serve } from '../gateway/dispatch.ts'
import type { Handler } from '../gateway/gateway.ts'
import { listen } from '../listen.ts'
import { isPublished, servePages } from './servePages.ts'

const shell: Serve = async (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('the shell')
const html = (statusCode: number, body: string) => ({ statusCode, headers: { 'content-type': 'text/html', etag: '"one"' }, body })

async function ask(handler: Handler, headers: Record<string, string> = {}, path = '/surveys', timeout?: number) {
  const serve = servePages(shell, async () => handler, timeout)
  const { url, close } = await listen(
    createServer((request, response) => void serve(request, response)),
    0,
  )
  try {
    const answer = await fetch(url + path, { headers })
    return { status: answer.status, frames: answer.headers.get('x-frame-options'), text: await answer.text() }
  } finally {
    await close()
  }
}

describe('the published pages', () => {
  it('come from the function, under the headers of every page', async () => {
    expect(await ask(async () => html(200, 'the page'))).toEqual({ status: 200, frames: 'DENY', text: 'the page' })
    expect((await ask(async () => html(200, 'the page'), { 'if-none-match': '"one"' })).status).toBe(304)
    expect(await ask(async () => html(404, 'no page'))).toMatchObject({ status: 404, text: 'no page' })
  })

  it.each<[string, Handler]>([
    ['throws', () => Promise.reject(new Error('dead'))],
    ['answers 500', async () => html(500, '')],
    ['answers what is no answer', async () => ({ statusCode: 'soon' })],
  ])('are the static shell where the function %s', async (_, handler) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(await ask(handler)).toEqual({ status: 200, frames: null, text: 'the shell' })
    complaint.mockRestore()
  })

  it('are the static shell where the function is late', async () => {
    expect(await ask(() => new Promise(() => {}), {}, '/', 1)).toEqual({ status: 200, frames: null, text: 'the shell' })
  })

  it('redirect to the canonical form of their paths', async () => {
    const handler = jest.fn<ReturnType<Handler>, Parameters<Handler>>(async () => html(200, 'the page'))
    expect(await ask(handler, {}, '/survey/%6fne?lang=ko')).toMatchObject({ status: 200, text: 'the page' })
    expect(handler.mock.calls.map(([event]) => event.headers['x-page'])).toEqual(['/survey/one'])
  })

  it('get the page and the language, and nothing about the caller', async () => {
    const handler = jest.fn<ReturnType<Handler>, Parameters<Handler>>(async () => html(200, ''))
    await ask(
      handler,
      { cookie: 'lang=ko; session=secret', authorization: 'Bearer secret', 'x-page': '/forged' },
      '/survey/one?claim=secret',
    )
    const [event] = handler.mock.calls[0]!
    expect(event.headers).toMatchObject({ 'x-page': '/survey/one', 'x-page-lang': 'ko' })
    expect(JSON.stringify(event)).not.toContain('secret')
  })

  it.each([
    ['/', true],
    ['/surveys', true],
    ['/survey/one', true],
    ['/sitemap.xml', true],
    ['/admin', false],
    ['/login', true],
    ['/signup', true],
    ['/account', true],
    ['/login/', false],
    ['/assets/one.js', false],
  ])('%s is one of them: %s', (path, is) => {
    expect(isPublished(path)).toBe(is)
  })
})
