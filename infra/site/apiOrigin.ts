import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { BehaviorOptions, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import {
  AllowedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, type HttpOriginProps } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { paths, type RouteName } from '#shared/paths.ts'
import { isFile, routes, type Route } from '#shared/routes.ts'
import { withCanonicalRedirect } from './canonicalPath.ts'
import { handler as viewerAddress } from './viewerAddress.ts'

/** CloudFront behaviors of the API, by path: only routes with a `cache` are cached. */
export function apiBehaviors(
  scope: Construct,
  http: HttpApi,
  originSecret: string,
  responseHeadersPolicy: ResponseHeadersPolicy,
): Record<string, BehaviorOptions> {
  const address = new Function(scope, 'ViewerAddress', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(withCanonicalRedirect(viewerAddress)),
  })
  const uncached: BehaviorOptions = {
    origin: apiOrigin(scope, http, originSecret),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [{ function: address, eventType: FunctionEventType.VIEWER_REQUEST }],
    responseHeadersPolicy,
    compress: true,
  }
  const cached = { ...uncached, cachePolicy: publicReads(scope) }
  const files = {
    ...uncached,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: fileReads(scope),
    compress: false,
  }
  return {
    ...behaviorsAt(patternsOf(names.filter(isFile)), files),
    ...behaviorsAt(patternsOf(publicNames), cached),
    '/api/*': uncached,
  }
}

const behaviorsAt = (patterns: string[], behavior: BehaviorOptions) => Object.fromEntries(patterns.map((pattern) => [pattern, behavior]))

const names = Object.keys(paths) as RouteName[]
const publicNames = names.filter((name) => (routes[name] as Route).cache === 'public')

/** The query parameters that belong to the cache key of public reads. Unknown ones are ignored, so that they cannot bypass the cache. */
const knownParameters = () => [
  ...new Set(
    publicNames.flatMap((name) => Object.keys(((routes[name] as Route).query as { entries?: object } | undefined)?.entries ?? {})),
  ),
]

/** Path patterns of routes. If a pattern matches other routes too, their replies are `no-store`. */
const patternsOf = (routeNames: RouteName[]): string[] => [
  ...new Set(routeNames.map((name) => `/api${paths[name].split(' ')[1]!.replace(/\{\w+\}/g, '*')}`)),
]

/** Caches as long as the reply's Cache-Control says, a minute at most; Authorization is part of the key. */
const publicReads = (scope: Construct) =>
  new CachePolicy(scope, 'PublicReads', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...knownParameters()),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** Caches as long as the reply's Cache-Control says, by the path alone. */
const fileReads = (scope: Construct) =>
  new CachePolicy(scope, 'FileReads', { minTtl: Duration.seconds(0), defaultTtl: Duration.seconds(0), maxTtl: Duration.days(365) })

/** The API as an origin of CloudFront, which sends the origin secret along. `options`: timeouts and attempts. */
export function apiOrigin(scope: Construct, http: HttpApi, secret: string, options: HttpOriginProps = {}) {
  const { region, urlSuffix } = Stack.of(scope)
  return new HttpOrigin(`${http.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    ...options,
    customHeaders: { 'x-origin-secret': secret },
  })
}
