import { ofType, type Assembly, type Properties } from '../assembly.ts'
import type { Resolve } from '../intrinsics.ts'

/** Response headers by lower-case name; `override`: also where the origin sends one. */
type Header = { name: string; value: string; override: boolean }

/** The template's response headers policies by their logical id. `s3`: the origin that replaces the buckets' own domains in them. */
export function responseHeaders(assembly: Assembly, resolve: Resolve, s3?: string): Map<string, Header[]> {
  const buckets = ofType(assembly, 'AWS::S3::Bucket').map(([id]) => `https://${resolve({ 'Fn::GetAtt': [id, 'RegionalDomainName'] })}`)
  const reachable = (value: string) => (s3 ? buckets.reduce((text, bucket) => text.replaceAll(bucket, s3), value) : value)
  return new Map(
    ofType(assembly, 'AWS::CloudFront::ResponseHeadersPolicy').map(([id, given]) => {
      const { SecurityHeadersConfig = {}, CustomHeadersConfig = {} } = resolve(given).ResponseHeadersPolicyConfig as Record<
        string,
        Properties
      >
      const security = Object.entries(SecurityHeadersConfig)
        .map(([kind, one]) => securityHeader(kind, one as Properties))
        .map((header) => ({ ...header, value: reachable(header.value) }))
      const custom = (CustomHeadersConfig.Items ?? []) as { Header: string; Value: string; Override: boolean }[]
      return [
        id,
        [...security, ...custom.map(({ Header, Value, Override }) => ({ name: Header.toLowerCase(), value: Value, override: Override }))],
      ]
    }),
  )
}

function securityHeader(kind: string, one: Properties): Header {
  const known: Record<string, () => [string, string]> = {
    ContentSecurityPolicy: () => ['content-security-policy', one.ContentSecurityPolicy as string],
    ContentTypeOptions: () => ['x-content-type-options', 'nosniff'],
    FrameOptions: () => ['x-frame-options', one.FrameOption as string],
    ReferrerPolicy: () => ['referrer-policy', one.ReferrerPolicy as string],
    StrictTransportSecurity: () => [
      'strict-transport-security',
      `max-age=${one.AccessControlMaxAgeSec as number}${one.IncludeSubdomains ? '; includeSubDomains' : ''}${one.Preload ? '; preload' : ''}`,
    ],
  }
  const make = known[kind]
  if (!make) throw new Error(`The rehearsal does not know the header ${kind}.`)
  const [name, value] = make()
  return { name, value, override: one.Override as boolean }
}

type Forwarding = { headers: 'all' | string[]; query: boolean; cookies: boolean }

/** AWS's managed policies by id: what they forward besides the path. */
const managed: Record<string, Partial<Forwarding>> = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {}, // CachingDisabled
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {}, // CachingOptimized
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: 'all', query: true, cookies: true }, // AllViewerExceptHostHeader
}

/** A behavior's caching: seconds, and the headers and query parameters of the key; null if it caches nothing. */
export type Keeping = { min: number; default: number; max: number; headers: string[]; query: 'all' | string[] }

/** The caching of a behavior by the template's own policy; the managed policy used for the API caches nothing. */
export function keeping(assembly: Assembly, { CachePolicyId }: Properties): Keeping | null {
  const config = assembly.resources[CachePolicyId as string]?.Properties.CachePolicyConfig as Properties | undefined
  if (!config) return null
  const { HeadersConfig, QueryStringsConfig } = config.ParametersInCacheKeyAndForwardedToOrigin as Record<string, Properties>
  const named = (QueryStringsConfig!.QueryStrings ?? []) as string[]
  return {
    min: config.MinTTL as number,
    default: config.DefaultTTL as number,
    max: config.MaxTTL as number,
    headers: ((HeadersConfig!.Headers ?? []) as string[]).map((name) => name.toLowerCase()),
    query: QueryStringsConfig!.QueryStringBehavior === 'all' ? 'all' : named,
  }
}

/** The values that a behavior's cache policy and origin request policy forward together. Throws on an unknown policy. */
export function forwarding(assembly: Assembly, { CachePolicyId, OriginRequestPolicyId }: Properties): Forwarding {
  const own = (id: string): Partial<Forwarding> => {
    const given = assembly.resources[id]?.Properties.CachePolicyConfig?.ParametersInCacheKeyAndForwardedToOrigin as Properties | undefined
    if (!given) throw new Error(`The rehearsal does not know the policy ${id}.`)
    return {
      headers: (given.HeadersConfig.Headers ?? []) as string[],
      query: given.QueryStringsConfig.QueryStringBehavior === 'all',
      cookies: given.CookiesConfig.CookieBehavior === 'all',
    }
  }
  const parts = [CachePolicyId, OriginRequestPolicyId].flatMap((id: unknown) => (typeof id === 'string' ? [managed[id] ?? own(id)] : []))
  return {
    headers: parts.some(({ headers }) => headers === 'all') ? 'all' : parts.flatMap(({ headers = [] }) => headers),
    query: parts.some(({ query }) => query),
    cookies: parts.some(({ cookies }) => cookies),
  }
}
