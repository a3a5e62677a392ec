import { runInNewContext } from 'node:vm'
import { handler as spaFallback } from './spaFallback.ts'
import { handler as viewerAddress } from './viewerAddress.ts'

/** The function as CloudFront gets it: its source alone. */
const deployed = <T>(handler: T): T => runInNewContext(`(${String(handler)})`) as T

const uriOf = (uri: string) => deployed(spaFallback)({ request: { uri } }).uri

describe('spaFallback', () => {
  it.each(['/', '/surveys/one', '/ko/login', '/s/a-slug/'])('answers the page at %s with index.html', (uri) => {
    expect(uriOf(uri)).toBe('/index.html')
  })

  it.each(['/assets/index-1a2b.js', '/favicon.svg', '/robots.txt'])('leaves the file %s', (uri) => {
    expect(uriOf(uri)).toBe(uri)
  })
})

describe('viewerAddress', () => {
  it('overrides what the caller says of its address and of the name it came to', () => {
    const host = { value: 'surveys.example' }
    const headers = { host, 'x-viewer-address': { value: '10.0.0.1' }, 'x-viewer-host': { value: 'evil.example' } }
    const sent = deployed(viewerAddress)({ viewer: { ip: '2001:db8::7' }, request: { headers } })
    expect({ ...sent.headers }).toEqual({
      host,
      'x-viewer-address': { value: '2001:db8::7' },
      'x-viewer-host': { value: 'surveys.example' },
    })
  })
})
