import { createServer, type Server } from 'node:http'
import { pageFunction } from '#shared/site/pageContract.ts'
import { handler as pageRequest } from '../../infra/site/pageRequest.ts'
import { listen } from '../../scripts/local/listen.ts'
import { edge } from '../../scripts/lab/rehearse/edge/edge.ts'
import { intrinsics } from '../../scripts/lab/rehearse/intrinsics.ts'
import { all, dev, idsOf, one, prod, statementsIn, type Properties } from './synthesized/synthesized.ts'

const { DistributionConfig } = one('AWS::CloudFront::Distribution')
const behaviors = DistributionConfig.CacheBehaviors as Properties[]
const behavior = (path: string) => behaviors.find(({ PathPattern }) => PathPattern === path)
const paths = ['/', '/surveys', '/survey/*', '/login', '/signup', '/account', '/sitemap.xml', '/robots.txt']
const origin = (id: string) => (DistributionConfig.Origins as Properties[]).find(({ Id }) => Id === id)!

describe('the published pages on AWS', () => {
  it.each(paths)('%s comes from the function, and from the static shell where that fails', (path) => {
    const { TargetOriginId } = behavior(path)!
    const group = (DistributionConfig.OriginGroups.Items as Properties[]).find(({ Id }) => Id === TargetOriginId)!
    const [first, second] = (group.Members.Items as Properties[]).map(({ OriginId }) => origin(OriginId as string))
    expect(first!.CustomOriginConfig).toMatchObject({ OriginReadTimeout: 3 })
    expect(first).toMatchObject({ ConnectionAttempts: 1, ConnectionTimeout: 2 })
    expect(second!.DomainName).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^Site/) as string, 'RegionalDomainName'] })
    expect(second!.S3OriginConfig).toEqual({ OriginAccessIdentity: '' })
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual(expect.arrayContaining([500, 502, 503, 504]))
    expect(group.FailoverCriteria.StatusCodes.Items).not.toContain(404)
  })

  it('are kept for a minute by page, language and name, and by nothing of who asks', () => {
    const { CachePolicyId } = behavior('/')!
    const { CachePolicyConfig: policy } = prod.resources[(CachePolicyId as { Ref: string }).Ref]!.Properties
    expect(policy.MaxTTL).toBe(60)
    const { HeadersConfig, CookiesConfig, QueryStringsConfig } = policy.ParametersInCacheKeyAndForwardedToOrigin
    expect(HeadersConfig.Headers).toEqual(['x-page', 'x-page-lang', 'x-viewer-host'])
    expect([CookiesConfig.CookieBehavior, QueryStringsConfig.QueryStringBehavior]).toEqual(['none', 'none'])
    expect(behavior('/')!.OriginRequestPolicyId).toBeUndefined()
  })

  it('are asked for anew by browsers, under the headers of every page', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig as Properties,
    )
    const page = policies.find(({ Name }) => JSON.stringify(Name).includes('PageHeaders'))!
    const site = policies.find(({ Name }) => JSON.stringify(Name).includes('SiteHeaders'))!
    expect(page.CustomHeadersConfig.Items).toContainEqual({ Header: 'cache-control', Value: 'no-cache', Override: true })
    const { ContentSecurityPolicy: _inHtml, ...others } = site.SecurityHeadersConfig as Properties
    expect(page.SecurityHeadersConfig).toEqual(others)
  })

  it('are read with no right but to the partitions that have public content', () => {
    const id = idsOf('AWS::Lambda::Function').find((logicalId) => logicalId.slice(0, -8) === pageFunction)!
    const role = prod.resources[prod.resources[id]!.Properties.Role['Fn::GetAtt'][0] as string]!
    const rights = statementsIn(role).filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')))
    expect(rights.flatMap(({ Action }) => Action).sort()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:Query',
    ])
    expect(rights.map(({ Condition }) => Condition)).toEqual([
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['SITE', 'SLUG#*', 'SEATS#S????????????????', 'SURVEY#S????????????????'] } },
      { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['SURVEYS#active'] } },
    ])
    const { Variables } = prod.resources[id]!.Properties.Environment
    expect(Object.keys(Variables).sort()).toEqual(['MEDIA_BUCKET', 'ORIGIN_SECRET', 'PRIVATE_BUCKET', 'TABLE'])
  })
})

type Asked = { lang?: string; cookie?: string }

describe('the function at the edge before a published page', () => {
  const ask = (uri: string, { lang, cookie }: Asked = {}) =>
    pageRequest({
      request: {
        uri,
        querystring: lang ? { lang: { value: lang } } : {},
        cookies: cookie ? { lang: { value: cookie } } : {},
        headers: { host: { value: 'surveys.example' }, 'x-page': { value: '/forged' }, 'accept-language': { value: 'ko' } },
      },
    })

  it('names the page and asks for the path of the shell', () => {
    expect(ask('/survey/one')).toMatchObject({
      uri: '/index.html',
      headers: { 'x-page': { value: '/survey/one' }, 'x-page-lang': { value: 'en' }, 'x-viewer-host': { value: 'surveys.example' } },
    })
    expect(ask('/sitemap.xml').uri).toBe('/sitemap.xml')
  })

  it.each<[string, Asked, string]>([
    ['ko', { lang: 'ko', cookie: 'en' }, 'the address'],
    ['en', { lang: 'fr', cookie: 'en' }, 'the cookie'],
    ['ko', { cookie: 'ko' }, 'the cookie'],
    ['en', { cookie: 'fr' }, 'neither, whatever the browser accepts'],
  ])('takes %s from %j: %s', (expected, given, _from) => {
    expect(ask('/', given).headers['x-page-lang']).toEqual({ value: expected })
  })
})

/** The template's distribution, with a second's patience in the place of three, before an API that does what a test wants and a bucket with the shell. */
const resources = structuredClone(dev.resources)
const rehearsed = Object.values(resources).find(({ Type }) => Type === 'AWS::CloudFront::Distribution')!.Properties.DistributionConfig
for (const { CustomOriginConfig } of rehearsed.Origins as Properties[])
  if (CustomOriginConfig?.OriginReadTimeout === 3) CustomOriginConfig.OriginReadTimeout = 1
const assembly = { stackName: 'Surveys-dev', resources, fileOf: () => '' }

let answer: number | 'late' | 'closed' = 200
const asked: string[] = []
const sentByFunction = { 'content-type': 'text/html', 'content-security-policy': "script-src 'sha256-own'" }
const api = createServer((request, response) => {
  asked.push(request.url!)
  if (answer === 'closed') request.socket.destroy()
  else if (answer !== 'late') response.writeHead(answer, { ...sentByFunction, 'cache-control': 'public, max-age=0' }).end(`page ${answer}`)
})
const bucket = createServer((request, response) => {
  const isShell = /^\/[^/]+\/index\.html$/.test(request.url!) // S3 knows no object without a name
  response.writeHead(isShell ? 200 : 404, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(isShell ? 'shell' : '')
})

let url = ''
const closes: (() => Promise<void>)[] = []
const opened = async (server: Server) => {
  const { url: at, close } = await listen(server, 0)
  closes.push(close)
  return at
}

beforeAll(async () => {
  const resolve = intrinsics(assembly, new Map(), () => 'secret')
  const serve = edge(assembly, resolve, { api: await opened(api), s3: await opened(bucket) })
  url = await opened(createServer((request, response) => void serve(request, response)))
})
afterAll(() => Promise.all(closes.map((close) => close())))

describe('the edge before a published page', () => {
  it('asks the function for the shell’s own path, the root too', async () => {
    for (const path of ['/', '/surveys', '/survey/one?lang=ko', '/login?token=one', '/signup', '/account']) {
      answer = 200
      const page = await fetch(url + path)
      expect([page.status, await page.text(), asked.at(-1)]).toEqual([200, 'page 200', '/index.html'])
      expect(page.headers.get('content-security-policy')).toBe("script-src 'sha256-own'")
    }
  })

  it.each([429, 500, 502, 503, 504, 'closed', 'late'] as const)(
    'gives the shell, at every path, where the function answers %s',
    async (fails) => {
      answer = fails
      for (const path of fails === 'late' ? ['/'] : ['/', '/surveys', '/survey/one']) {
        const page = await fetch(url + path)
        expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([200, 'shell', 'no-cache'])
        expect([page.headers.get('content-security-policy'), page.headers.get('x-frame-options')]).toEqual([null, 'DENY'])
      }
    },
  )

  it.each(['/survey/%6Fne?lang=ko', '/survey//one?lang=ko', '/survey/on%65?lang=ko'])(
    'redirects %s to its canonical path',
    async (path) => {
      const before = asked.length
      const page = await fetch(url + path, { redirect: 'manual' })
      expect([page.status, page.headers.get('location'), asked.length - before]).toEqual([301, '/survey/one?lang=ko', 0])
    },
  )

  it('asks the API for the canonical form of a slug', async () => {
    answer = 200
    const before = asked.length
    await fetch(`${url}/api/surveys/slug/%6fne`)
    expect(asked.slice(before)).toEqual(['/api/surveys/slug/one'])
  })

  it('lets a page that is not there be so', async () => {
    answer = 404
    const page = await fetch(`${url}/survey/none`)
    expect([page.status, await page.text()]).toEqual([404, 'page 404'])
  })
})
