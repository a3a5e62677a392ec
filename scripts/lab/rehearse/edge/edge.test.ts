import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listen } from '../../../local/listen.ts'
import type { Assembly } from '../assembly.ts'
import { edge } from './edge.ts'

const behavior = (more: object) => ({ TargetOriginId: 'api', ...more })
/** A distribution before an API: one path whose answers are kept, and the rest. */
const assembly: Assembly = {
  stackName: 'Surveys-dev',
  fileOf: (key) => key,
  resources: {
    Site: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [{ Id: 'api', DomainName: 'api.example', OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 's' }] }],
          CacheBehaviors: [behavior({ PathPattern: '/api/kept', CachePolicyId: 'Kept', ResponseHeadersPolicyId: 'Headers' })],
          DefaultCacheBehavior: behavior({ CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', ResponseHeadersPolicyId: 'Headers' }),
          CustomErrorResponses: [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }],
        },
      },
    },
    Kept: {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          MinTTL: 0,
          DefaultTTL: 0,
          MaxTTL: 60,
          ParametersInCacheKeyAndForwardedToOrigin: {
            HeadersConfig: { Headers: ['Authorization'] },
            QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['response'] },
            CookiesConfig: { CookieBehavior: 'none' },
          },
        },
      },
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: { ResponseHeadersPolicyConfig: { SecurityHeadersConfig: { ContentTypeOptions: { Override: true } } } },
    },
  },
}

let asked = 0
let status = 200
let closes: (() => Promise<void>)[] = []
let url = ''

beforeAll(async () => {
  const api = await listen(
    createServer((request, response) => {
      asked++
      request.resume()
      const headers = {
        'content-type': 'application/json',
        etag: '"one"',
        'cache-control': status < 400 ? 'public, s-maxage=60' : 'no-store',
      }
      const text = JSON.stringify({ asked, text: 'x'.repeat(2_000) })
      if (request.url === '/api/compressed') response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(text))
      else response.writeHead(status, headers).end(text)
    }),
    0,
  )
  const serve = edge(assembly, (value: unknown) => value as never, { api: api.url, s3: api.url }, { remembers: true })
  const site = await listen(
    createServer((request, response) => void serve(request, response)),
    0,
  )
  url = site.url
  closes = [site.close, api.close]
})
afterAll(() => Promise.all(closes.map((close) => close())))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br', ...headers } })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, asked: text ? (JSON.parse(text) as { asked: number }).asked : undefined }
}

describe('the rehearsed edge', () => {
  it('keeps what a policy lets it, by what the policy names and nothing else', async () => {
    const first = await get('/api/kept')
    expect([first.headers.get('x-cache'), first.asked]).toEqual(['Miss from cloudfront', asked])
    expect((await get('/api/kept?utm=1')).asked).toBe(first.asked)
    expect((await get('/api/kept?response=1')).asked).not.toBe(first.asked)
    expect((await get('/api/kept', { authorization: 'Bearer a' })).asked).not.toBe(first.asked)
    expect((await get('/api/rest')).asked).not.toBe((await get('/api/rest')).asked)
  })

  it('makes the ETag weak if it compresses, and recognizes it later', async () => {
    const { headers } = await get('/api/kept')
    expect([headers.get('etag'), headers.get('content-encoding')]).toEqual(['W/"one"', 'br'])
    const plain = await get('/api/kept', { 'accept-encoding': 'identity' })
    expect([plain.headers.get('etag'), plain.headers.get('content-encoding')]).toEqual(['"one"', null])
    expect((await get('/api/kept', { 'if-none-match': 'W/"one"' })).status).toBe(304)
    expect((await get('/api/rest')).headers.get('etag')).toBe('"one"')
  })

  it('passes on what a function has compressed', async () => {
    const { headers, asked: at } = await get('/api/compressed')
    expect([headers.get('content-encoding'), at]).toEqual(['gzip', asked])
  })

  it('puts the headers of its policy on failures too, and keeps none of those', async () => {
    status = 404
    const [first, second] = [await get('/api/kept?response=2'), await get('/api/kept?response=2')]
    status = 200
    expect([first.status, first.headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
    expect((await get('/api/kept?response=2')).status).toBe(200)
    expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
