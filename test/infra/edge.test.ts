import { paths } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { filePolicy, shellPolicy } from '#shared/site/securityHeaders.ts'
import { names } from './names.ts'
import { all, idsOf, one, prod, type Properties, type Resource } from './synthesized/synthesized.ts'

describe('the API', () => {
  it('logs the route and no address', () => {
    const { Format } = one('AWS::ApiGatewayV2::Stage').AccessLogSettings as { Format: string }
    expect(Format).toContain('$context.routeKey')
    expect(Format).not.toMatch(/context\.(path|http|identity|requestOverride|domain)|query|header/i)
  })

  it('has one throttle far above what one address may send, and none that a single caller could fill for all', () => {
    const { RouteSettings, DefaultRouteSettings } = one('AWS::ApiGatewayV2::Stage')
    expect(RouteSettings).toBeUndefined()
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 2_000 })
  })
})

describe('CloudFront', () => {
  const { DistributionConfig: config } = one('AWS::CloudFront::Distribution')
  const behaviors = config.CacheBehaviors as Properties[]
  const publicReads = idsOf('AWS::CloudFront::CachePolicy').find((id) => id.startsWith('PublicReads'))!

  it('keeps the public reads of the API and nothing else, apart for each token', () => {
    const cached = behaviors
      .filter(({ CachePolicyId }) => CachePolicyId.Ref === publicReads)
      .map(({ PathPattern }) => PathPattern as string)
    const reads = names.filter((name) => (routes[name] as Route).cache === 'public')
    expect(cached.sort()).toEqual(reads.map((name) => `/api${paths[name].slice('GET '.length).replace(/\{\w+\}/, '*')}`).sort())
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...times } = one('AWS::CloudFront::CachePolicy').CachePolicyConfig as Properties
    expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] })
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['response'] })
    expect(times).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 })
  })

  it('keeps nothing else of the API, no failure either', () => {
    const rest = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')!
    expect(rest.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad') // AWS's own CachingDisabled
    // AWS's own AllViewerExceptHostHeader: Accept-Encoding reaches the functions, which compress what CloudFront does not
    expect(rest.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac')
    expect(behaviors.indexOf(rest)).toBeGreaterThan(behaviors.findLastIndex(({ CachePolicyId }) => CachePolicyId.Ref === publicReads))
    for (const { ErrorCachingMinTTL } of config.CustomErrorResponses as Properties[]) expect(ErrorCachingMinTTL).toBe(0)
  })

  it('keeps share pictures, which are the same for all, as long as their reply says, and takes only GET and HEAD', () => {
    const shares = behaviors.find(({ PathPattern }) => PathPattern === '/api/share/*/*/*')!
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...times } = prod.resources[shares.CachePolicyId.Ref]!.Properties
      .CachePolicyConfig as Properties
    expect([key.HeadersConfig.HeaderBehavior, key.QueryStringsConfig.QueryStringBehavior, key.CookiesConfig.CookieBehavior]).toEqual([
      'none',
      'none',
      'none',
    ])
    expect(times).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 31_536_000 })
    expect([shares.AllowedMethods, shares.Compress]).toEqual([['GET', 'HEAD'], false])
    expect(behaviors.indexOf(shares)).toBeLessThan(behaviors.findIndex(({ PathPattern }) => PathPattern === '/api/*'))
    expect(contentSecurityPolicyAt('/api/share/*/*/*')).toBe(filePolicy)
  })

  it('proves to the API by a secret that a call came through it', () => {
    const api = (config.Origins as Properties[]).find(({ CustomOriginConfig }) => CustomOriginConfig)!
    expect(api.CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only' })
    expect(api.OriginCustomHeaders).toHaveLength(1)
    expect(JSON.stringify(api.OriginCustomHeaders)).toMatch(/x-origin-secret.*resolve:secretsmanager:/)
  })

  it('serves over HTTP/3 and modern TLS, and logs no address', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', Aliases: ['surveys.example'] })
    expect(config.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' })
    expect(config.Logging).toBeUndefined()
  })

  const policyAt = (path: string) => {
    const at = behaviors.find(({ PathPattern }) => PathPattern === path) ?? (config.DefaultCacheBehavior as Properties)
    return prod.resources[(at.ResponseHeadersPolicyId as { Ref: string }).Ref]!.Properties.ResponseHeadersPolicyConfig as Properties
  }
  const contentSecurityPolicyAt = (path: string): unknown =>
    policyAt(path).SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy

  it('sends the site’s headers with files and calls, and a policy that allows nothing, and locks media in', () => {
    expect([contentSecurityPolicyAt('/assets/*'), contentSecurityPolicyAt('/api/*')]).toEqual([filePolicy, filePolicy])
    expect(contentSecurityPolicyAt('/media/*')).toBe('sandbox')
    for (const path of ['/', '/assets/*', '/api/*', '/media/*', '*'])
      expect(policyAt(path).SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true })
  })

  it('sends with the static shell what does not depend on its content, and uploads to one bucket', () => {
    const { 'Fn::Join': joined } = contentSecurityPolicyAt('*') as { 'Fn::Join': [string, [string, object, string]] }
    const [before, bucket, after] = joined[1]
    expect(bucket).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^Private/) as string, 'RegionalDomainName'] })
    expect(`${before}BUCKET${after}`).toBe(shellPolicy(['https://BUCKET']))
  })

  it('has no policy of its own for published pages, whose policy comes with their HTML', () => {
    for (const path of ['/', '/surveys', '/survey/*', '/login'])
      expect([contentSecurityPolicyAt(path), policyAt(path).SecurityHeadersConfig.FrameOptions]).toEqual([
        undefined,
        { FrameOption: 'DENY', Override: true },
      ])
  })

  it('has nothing that a build of the site changes, so no order of CloudFront, function and bucket matters', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = config
    expect(JSON.stringify([CacheBehaviors, DefaultCacheBehavior, all('AWS::CloudFront::ResponseHeadersPolicy')])).not.toContain('sha256-')
  })

  it('gets what carries a hash for ever, and the pages after it', () => {
    const copies = all('Custom::CDKBucketDeployment').map(({ Properties }) => [
      Properties.SystemMetadata['cache-control'],
      Properties.Prune,
    ])
    expect(copies).toEqual([
      ['public, max-age=31536000, immutable', false],
      ['no-cache', false],
    ])
    const pages = Object.values(prod.resources).find(
      ({ Properties }) => Properties?.SystemMetadata?.['cache-control'] === 'no-cache',
    ) as Resource & {
      DependsOn: string[]
    }
    expect(pages.DependsOn.some((id) => id.startsWith('SiteAssets'))).toBe(true)
  })
})

describe('CloudFront’s functions', () => {
  it('do not run for files with a hash in their name', () => {
    const { CacheBehaviors } = one('AWS::CloudFront::Distribution').DistributionConfig as { CacheBehaviors: Properties[] }
    const assets = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/assets/*')!
    expect(assets.FunctionAssociations).toBeUndefined()
    expect(assets.CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6') // AWS's own CachingOptimized
  })
})

describe('media', () => {
  it('are cached as long as the object says: a failure is not cached for a year', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) => JSON.stringify(Properties).toLowerCase())
    const ofMedia = policies.filter((policy) => policy.includes('mediaheaders'))
    expect(ofMedia).toHaveLength(1)
    expect(ofMedia[0]).not.toContain('cache-control')
  })
})

describe('strict transport security', () => {
  it('is only for the site’s own name', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity as Properties,
    )
    expect(policies.map(({ IncludeSubdomains, Preload }) => Boolean(IncludeSubdomains ?? Preload))).toEqual([false, false, false, false])
  })
})
