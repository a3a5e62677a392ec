import { runInNewContext } from 'node:vm'
import { withCanonicalRedirect, type EdgeReply, type UndecodedRequest } from './canonicalPath.ts'
import { handler as pageRequest } from './pageRequest.ts'
import { handler as spaFallback } from './spaFallback.ts'
import { handler as viewerAddress } from './viewerAddress.ts'

/** The function as CloudFront gets it: only its source. */
const deployed = <T>(handler: T): T => runInNewContext(`(${String(handler)})`) as T
const deployedWithRedirect = <E, R>(handler: (event: E) => R) =>
  runInNewContext(`${withCanonicalRedirect(handler)}\nhandler`) as (event: { request: UndecodedRequest } & E) => R | EdgeReply

const uriOf = (uri: string) => deployed(spaFallback)({ request: { uri } }).uri

describe('spaFallback', () => {
  it.each(['/', '/surveys/one', '/ko/login', '/s/a-slug/'])('answers the page at %s with index.html', (uri) => {
    expect(uriOf(uri)).toBe('/index.html')
  })

  it.each(['/assets/index-1a2b.js', '/favicon.svg', '/robots.txt'])('leaves the file %s', (uri) => {
    expect(uriOf(uri)).toBe(uri)
  })
})

const viewer = { ip: '2001:db8::7' }

describe('viewerAddress', () => {
  it("overrides the caller's headers for address and host", () => {
    const host = { value: 'surveys.example' }
    const headers = { host, 'x-viewer-address': { value: '10.0.0.1' }, 'x-viewer-host': { value: 'evil.example' } }
    const sent = deployed(viewerAddress)({ viewer, request: { headers } })
    expect({ ...sent.headers }).toEqual({
      host,
      'x-viewer-address': { value: '2001:db8::7' },
      'x-viewer-host': { value: 'surveys.example' },
    })
  })
})

type Asked = { method?: string; querystring?: Record<string, { value: string; multiValue?: { value: string }[] }> }

describe.each([
  ['pageRequest', deployedWithRedirect(pageRequest), '/survey/'],
  ['viewerAddress', deployedWithRedirect(viewerAddress), '/api/surveys/slug/'],
] as const)('%s', (_, handler, start) => {
  /** The target of a redirect; null for a request that goes on to the origin. */
  const redirected = (uri: string, { method = 'GET', querystring }: Asked = {}) => {
    const headers = { host: { value: 'surveys.example' } }
    const result = handler({ viewer, request: { method, uri, headers, ...(querystring && { querystring }) } })
    return 'statusCode' in result ? [result.statusCode, result.headers['location']!.value] : null
  }

  it('redirects every spelling of a slug to the one without percent-encoding', () => {
    const slug = 'ab-1'
    const spellings = slug.split('').reduce<string[]>(
      (begun, character) => {
        const hex = character.charCodeAt(0).toString(16)
        return begun.flatMap((text) => [character, `%${hex}`, `%${hex.toUpperCase()}`].map((next) => text + next))
      },
      [''],
    )
    const results = new Set(spellings.map((spelling) => String(redirected(start + spelling))))
    expect([...results].sort()).toEqual([`301,${start}${slug}`, 'null'])
    expect(redirected(start + slug)).toBeNull()
  })

  it.each([
    ['a_b.c~d-E9', null],
    ['%ec%84%a4', '%EC%84%A4'],
    ['%EC%84%A4', null],
    ['%2F%3f%23', '%2F%3F%23'],
    ['a//b', 'a/b'],
    ['%zz', null],
    ['%', null],
    ['%E0%A4', null],
    ['%0d%0aset-cookie:x', '%0D%0Aset-cookie:x'],
    ['설문', null],
  ])('leads %j to %j', (given, expected) => {
    expect(redirected(start + given)).toEqual(expected === null ? null : [301, start + expected])
  })

  it('keeps the query as it was sent', () => {
    const querystring = { lang: { value: 'ko' }, q: { value: 'a%26b', multiValue: [{ value: 'a%26b' }, { value: '' }] } }
    expect(redirected(`${start}%61`, { querystring })).toEqual([301, `${start}a?lang=ko&q=a%26b&q=`])
  })

  it.each(['//evil.example/..', '/\\evil.example/..', '/%2f/evil.example/..', '/\t/evil.example/..'])(
    'never leads from %j to another site',
    (before) => {
      const [, location] = redirected(`${before}${start}%61`)!
      expect(new URL(String(location), 'https://surveys.example').host).toBe('surveys.example')
    },
  )

  it('redirects no write', () => {
    expect(redirected(`${start}%61`, { method: 'POST' })).toBeNull()
    expect(redirected(`${start}%61`, { method: 'HEAD' })).toEqual([301, `${start}a`])
  })
})
