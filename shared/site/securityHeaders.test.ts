import { filePolicy, metaPolicy, pagePolicy, securityHeaders, shellPolicy } from './securityHeaders.ts'

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
const uploads = ['https://uploads.example']
const parsed = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources.join(' ')]
    }),
  )

describe('pagePolicy', () => {
  it.each([
    ['default-src', "'self'"],
    ['script-src', "'self' 'sha256-a'"],
    ['style-src', "'self' 'sha256-b'"],
    ['connect-src', "'self' https://uploads.example"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ])('has %s %s: no script, frame or form of others', (name, sources) =>
    expect(parsed(pagePolicy(hashes, uploads)).get(name)).toBe(sources),
  )
})

describe('the policies of the static shell', () => {
  const [whole, meta, header] = [pagePolicy(hashes, uploads), metaPolicy(hashes), shellPolicy(uploads)].map(parsed) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ]

  it('have a header that does not depend on the content', () => {
    expect(['default-src', 'script-src', 'style-src'].filter((name) => header.has(name))).toEqual([])
  })

  it('are together as strict as that of a page', () => {
    for (const [name, sources] of whole) expect([name, header.get(name) ?? meta.get(name)]).toEqual([name, sources])
    for (const [name, sources] of meta) expect([whole.get(name), "'self' *"]).toContain(sources)
  })
})

it('allows nothing to responses other than pages', () => {
  expect(parsed(filePolicy).get('default-src')).toBe("'none'")
})

it.each([
  ['x-frame-options', 'DENY'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000'],
  ['cross-origin-opener-policy', 'same-origin'],
] as const)('%s is %s', (name, value) => expect(securityHeaders[name]).toBe(value))
