import { buildEvent } from '../../scripts/local/gateway/event.ts'
import { match } from '../../scripts/local/gateway/router.ts'
import { isFromCdn, siteOrigin, viewerAddress, sourceNetwork } from './viewer.ts'

const event = (headers: Record<string, string>) =>
  buildEvent({ method: 'GET', path: '/api/surveys/public', headers, sourceIp: '10.0.0.1' }, match('GET', '/api/surveys/public')!)
const said = { 'x-viewer-address': '203.0.113.9', 'x-viewer-host': 'surveys.example', 'x-forwarded-for': '198.51.100.1' }

describe('behind the CDN', () => {
  beforeAll(() => void (process.env['ORIGIN_SECRET'] = 'long and random'))
  afterAll(() => void delete process.env['ORIGIN_SECRET'])

  it('lets in only callers with its secret', () => {
    expect(isFromCdn(event({ ...said, 'x-origin-secret': 'long and random' }))).toBe(true)
    for (const wrong of ['', 'long', 'long and random '].map((secret) => ({ ...said, 'x-origin-secret': secret })))
      expect(isFromCdn(event(wrong))).toBe(false)
    expect(isFromCdn(event(said))).toBe(false)
  })

  it('accepts the previous secret too, while the edge locations get the new one', () => {
    process.env['ORIGIN_SECRET'] = 'second,first'
    expect(['second', 'first', 'second,first', ''].map((secret) => isFromCdn(event({ ...said, 'x-origin-secret': secret })))).toEqual([
      true,
      true,
      false,
      false,
    ])
    process.env['ORIGIN_SECRET'] = 'long and random'
  })

  it('trusts its headers about the caller', () => {
    expect([viewerAddress(event(said)), siteOrigin(event(said))]).toEqual(['203.0.113.9', 'https://surveys.example'])
  })
})

describe('without a CDN', () => {
  beforeAll(() => void (process.env['SITE_URL'] = 'http://127.0.0.1:3000'))
  afterAll(() => void delete process.env['SITE_URL'])

  it('uses the socket and the site’s own address, and ignores the caller’s headers', () => {
    expect(isFromCdn(event(said))).toBe(true)
    expect([viewerAddress(event(said)), siteOrigin(event(said))]).toEqual(['10.0.0.1', 'http://127.0.0.1:3000'])
  })
})

const of = (sourceIp: string) =>
  sourceNetwork(buildEvent({ method: 'GET', path: '/api/surveys/public', headers: {}, sourceIp }, match('GET', '/api/surveys/public')!))

describe('sourceNetwork', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ])('of %s is %s', (address, network) => {
    expect(of(address)).toBe(network)
  })
})
