import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import { listen } from '../../../local/listen.ts'
import { ownCertificate } from './certificate.ts'
import { httpsToo } from './httpsToo.ts'

/** The reply at an address with that certificate. The request's body is larger than a socket's buffer. */
const overHttps = (url: string) =>
  new Promise<string>((resolve, reject) => {
    request(url, { method: 'POST', rejectUnauthorized: false }, (answer) => resolve(text(answer)))
      .once('error', reject)
      .end('x'.repeat(200_000))
  })

describe('httpsToo', () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(`${request.socket instanceof TLSSocket ? 'https' : 'http'} ${body.length}`))
  })
  const endHttps = httpsToo(server)
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ url, close } = await listen(server, 0))
  })

  it('answers http and https at one port, again and again', async () => {
    for (const _ of [1, 2]) {
      expect(await (await fetch(url, { method: 'POST', body: 'x'.repeat(200_000) })).text()).toBe('http 200000')
      expect(await overHttps(url.replace('http:', 'https:'))).toBe('https 200000')
    }
  })

  it('ends with the server, also with a connection that sent no request', async () => {
    const silent = connect(Number(new URL(url).port), '127.0.0.1')
    await new Promise((resolve) => silent.once('connect', resolve))
    const ended = new Promise((resolve) => silent.once('close', resolve))
    silent.once('error', () => {}).resume()
    endHttps()
    await Promise.all([close(), ended])
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })
})

describe('ownCertificate', () => {
  it('is one for 127.0.0.1 that its own key signed, for today', () => {
    const { key, cert } = ownCertificate()
    const read = new X509Certificate(cert)
    expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
    expect(Date.parse(read.validFrom)).toBeLessThan(Date.now())
    expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
  })
})
