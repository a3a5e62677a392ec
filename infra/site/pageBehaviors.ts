import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { BehaviorOptions, IOrigin, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import {
  CacheHeaderBehavior,
  CachePolicy,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { pageHeaders } from '#shared/site/pageContract.ts'
import { pagePatterns, searchEngineFiles } from '#shared/site/publishedPaths.ts'
import { apiOrigin } from './apiOrigin.ts'
import { withCanonicalRedirect } from './canonicalPath.ts'
import { handler as pageRequest } from './pageRequest.ts'

/** `shell`: S3 with the static page, which has no content. */
type Options = { http: HttpApi; originSecret: string; shell: IOrigin; responseHeadersPolicy: ResponseHeadersPolicy }

/**
 * CloudFront behaviors of the published pages, by path. The page function's reply is cached for a minute by page, language and host. If the function
 * fails or takes more than three seconds, S3 serves the shell.
 */
export function pageBehaviors(
  scope: Construct,
  { http, originSecret, shell, responseHeadersPolicy }: Options,
): Record<string, BehaviorOptions> {
  const request = new Function(scope, 'PageRequest', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(withCanonicalRedirect(pageRequest)),
  })
  const cachePolicy = new CachePolicy(scope, 'PublishedPages', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    headerBehavior: CacheHeaderBehavior.allowList(...Object.values(pageHeaders), 'x-viewer-host'),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
  const primaryOrigin = apiOrigin(scope, http, originSecret, {
    readTimeout: Duration.seconds(3),
    connectionTimeout: Duration.seconds(2),
    connectionAttempts: 1,
  })
  const behavior: BehaviorOptions = {
    origin: new OriginGroup({ primaryOrigin, fallbackOrigin: shell, fallbackStatusCodes: [403, 429, 500, 502, 503, 504] }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy,
    responseHeadersPolicy,
    functionAssociations: [{ function: request, eventType: FunctionEventType.VIEWER_REQUEST }],
    compress: true,
  }
  return Object.fromEntries([...pagePatterns, ...searchEngineFiles].map((path) => [path, behavior]))
}
