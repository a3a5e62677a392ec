import { inlineHashes } from '#functions/page/inlineHashes.ts'
import { securityHeaders } from '#shared/site/securityHeaders.ts'

/** How many checks were made, and a sentence for each that failed. */
type Seen = { checks: number; failures: string[] }

/** The Content-Security-Policy in a page's header and that in its HTML, as sources by directive; browsers obey both. */
const policiesOf = (header: string, html: string) =>
  [header, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''].map(
    (policy) => new Map(policy.split(/; */).map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)])),
  )

/** The problems with the policies of a page: they must allow its own inline scripts and styles, and no others. */
function policyFailures(header: string, html: string): string[] {
  const { scripts, styles } = inlineHashes(html)
  const policies = policiesOf(header, html)
  return Object.entries({ 'script-src': scripts, 'style-src': styles }).flatMap(([name, hashes]) => {
    const sources = policies.flatMap((policy) => policy.get(name) ?? [])
    const isBound = policies.some((policy) => policy.has(name)) && !sources.some((source) => source.startsWith("'unsafe"))
    const blocked = hashes.filter((hash) => policies.some((policy) => policy.get(name)?.includes(hash) === false))
    return [...(isBound ? [] : [`has no ${name} that holds`]), ...blocked.map((hash) => `sends what its own ${name} refuses: ${hash}`)]
  })
}

/** Checks the site at `url` as a visitor, changing nothing. `api`: the API's own URL, which must refuse. Rejects without a response. */
export async function smoke(url: string, api?: string): Promise<Seen> {
  const failures: string[] = []
  let checks = 0
  const check = (holds: boolean, words: string) => {
    checks++
    if (!holds) failures.push(words)
  }
  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, url), { signal: AbortSignal.timeout(30_000), ...init })
  const header = (answer: Response, name: string, wanted: RegExp | string, of: string) => {
    const value = answer.headers.get(name) ?? ''
    check(typeof wanted === 'string' ? value === wanted : wanted.test(value), `${of} has ${name}: ${value}`)
  }
  const status = (answer: Response, wanted: number, of: string) =>
    check(answer.status === wanted, `${of} answers ${answer.status} instead of ${wanted}.`)

  const pages = { '/': 200, '/surveys': 200, '/survey/no-survey-has-this-slug': 404, '/admin/surveys': 200 }
  for (const [path, wanted] of Object.entries(pages)) {
    const page = await get(path)
    status(page, wanted, path)
    const html = await page.text()
    check(html.includes('<div id="root"'), `${path} is not the app.`)
    header(page, 'cache-control', 'no-cache', path)
    header(page, 'content-type', /^text\/html/, path)
    const refused = policyFailures(page.headers.get('content-security-policy') ?? '', html)
    check(refused.length === 0, `${path} ${refused.join(', ')}`)
    for (const [name, value] of Object.entries(securityHeaders)) header(page, name, value, path)
  }
  const [asset = '/assets/none'] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text()) ?? []
  const script = await get(asset, { headers: { 'accept-encoding': 'br' } })
  status(script, 200, asset)
  header(script, 'cache-control', 'public, max-age=31536000, immutable', asset)
  if (url.startsWith('https:')) {
    header(script, 'content-encoding', 'br', asset)
    const plain = await fetch(url.replace('https:', 'http:'), { redirect: 'manual' })
    header(plain, 'location', /^https:/, 'The site over plain HTTP')
  }
  status(await get('/assets/none.js'), 404, 'An asset that is not there')
  check([403, 404].includes((await get('/media/none.png')).status), 'A picture that is not there is no refusal.')

  const read = await get('/api/homepage/public')
  status(read, 200, 'A public read')
  header(read, 'cache-control', /^public, max-age=\d+, s-maxage=\d+/, 'A public read')
  header(read, 'vary', /authorization/i, 'A public read')
  header(read, 'etag', /./, 'A public read')
  for (const encoding of ['br', 'gzip', 'identity']) await unchanged(encoding)
  /** CloudFront caches per encoding and compresses with a weak ETag: a first conditional read of another encoding misses the cache. */
  async function unchanged(encoding: string) {
    const fresh = { 'accept-encoding': encoding, 'if-none-match': read.headers.get('etag') ?? '' }
    status(await get('/api/homepage/public', { headers: fresh }), 304, `A public read (${encoding}) by the ETag of another encoding`)
    const own = await get('/api/homepage/public', { headers: { 'accept-encoding': encoding } })
    const etag = own.headers.get('etag') ?? ''
    for (const [words, tag] of [
      ['its own', etag],
      ['its weak', `W/${etag.replace(/^W\//, '')}`],
    ] as const)
      status(
        await get('/api/homepage/public', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } }),
        304,
        `A public read (${encoding}) by ${words} ETag`,
      )
  }
  const me = await get('/api/auth/me')
  status(me, 401, 'A read without a token')
  header(me, 'cache-control', 'no-store', 'A read without a token')
  status(await get('/api/none'), 404, 'A call that does not exist')

  const forged = { 'x-origin-secret': 'guess', 'x-viewer-address': '203.0.113.9', 'x-viewer-host': 'evil.example' }
  for (const headers of api ? [{}, forged] : []) {
    const aside = await fetch(new URL('/api/homepage/public', api), { headers })
    status(aside, 403, 'The API, to who goes round CloudFront,')
  }
  return { checks, failures }
}
