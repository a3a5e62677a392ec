import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filePolicy, shellPolicy } from '#shared/site/securityHeaders.ts'
import { site } from './site.ts'

const page = '<!doctype html><script>boot()</script><p>page</p>'
let folder: string
let server: Server
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'app()')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('app()'))
  const serve = site(folder)
  server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('site', () => {
  it.each(['/', '/index.html', '/surveys/my-survey', '/admin?tab=1', '/media'])(
    'answers %s with the page, asked for each time',
    async (path) => {
      const answer = await fetch(url + path)
      expect([answer.status, await answer.text()]).toEqual([200, page])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-security-policy')).toBe(shellPolicy([]))
    },
  )

  it.each(['/assets/gone.js', '/assets/', '/favicon.ico', '/../package.json', '/%2e%2e/package.json', '/assets/app-1a2b.js.br'])(
    'answers 404 to %s, which is not kept',
    async (path) => {
      const answer = await fetch(url + path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  it('answers a hashed file with a year of caching, compressed for clients that accept it', async () => {
    const packed = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': filePolicy,
    })
    expect(await packed.text()).toBe('app()')
    const plain = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'app()'])
  })

  it('answers 304 to a client that has the file, and a HEAD without a body', async () => {
    const { headers } = await fetch(url)
    expect((await fetch(url, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304)
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('accepts only GET and HEAD', async () => {
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405)
  })
})
