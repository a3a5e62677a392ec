import { Duration, Validations, type RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acknowledge } from './acknowledge.ts'
import { apiBehaviors } from './apiOrigin.ts'
import { inlineHashes } from './inlineHashes.ts'
import type { Settings } from './settings.ts'
import { siteFiles } from './siteFiles.ts'
import { mediaHeaders, siteHeaders } from './siteHeaders.ts'
import { handler as spaFallback } from './spaFallback.ts'
import type { Storage } from './storage.ts'

type Options = Pick<Settings, 'domain'> & {
  storage: Storage
  http: HttpApi
  originSecret: string
  folder: string
  removalPolicy: RemovalPolicy
}

/** CloudFront before everything: the built site in `folder`, /media/* and /api/*, under one name. */
export function site(scope: Construct, { domain, storage, http, originSecret, folder, removalPolicy }: Options): Distribution {
  const headers = siteHeaders(scope, inlineHashes(indexOf(folder)), [`https://${storage.privateBucket.bucketRegionalDomainName}`])
  const fallback = new Function(scope, 'SpaFallback', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(spaFallback.toString()),
  })
  const files = {
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  }
  // who may list is told 404 of what is missing, not 403; no path of the site asks for the list
  const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST]
  const distribution = new Distribution(scope, 'Distribution', {
    ...(domain && ownName(scope, domain)),
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultRootObject: 'index.html',
    defaultBehavior: {
      ...files,
      origin: S3BucketOrigin.withOriginAccessControl(storage.site, { originAccessLevels }),
      responseHeadersPolicy: headers,
      functionAssociations: [{ function: fallback, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: {
      ...apiBehaviors(scope, http, originSecret, headers),
      '/media/*': {
        ...files,
        origin: S3BucketOrigin.withOriginAccessControl(storage.media, { originAccessLevels }),
        responseHeadersPolicy: mediaHeaders(scope),
      },
    },
    errorResponses: kept.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  })
  Validations.of(distribution).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason:
      'There is a default root object, the fallback function turns every path without a file into one, and no path below /media/ is the root of a bucket.',
  })
  acknowledge(distribution, 'CFR1', 'The surveys are open to the world.')
  acknowledge(
    distribution,
    'CFR2',
    'The API bounds sizes, throttles each route and counts tries itself; a WAF can be added without a change here.',
  )
  acknowledge(distribution, 'CFR3', 'Its logs would hold addresses with ids of responses. The API’s own log names the route instead.')
  if (!domain)
    acknowledge(
      distribution,
      'CFR4',
      'CloudFront’s own name comes with CloudFront’s own choice of protocols; with a domain it is TLS 1.2 and newer.',
    )
  siteFiles(scope, storage.site, folder, removalPolicy)
  return distribution
}

const ownName = (scope: Construct, { name, certificateArn }: NonNullable<Settings['domain']>) => ({
  domainNames: [name],
  certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
})

/** Failures that CloudFront would otherwise keep for ten seconds, so that a response just sent would still be "not there". */
const kept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

function indexOf(folder: string): string {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) throw new Error(`There is no ${file}: build the site first.`)
  return readFileSync(file, 'utf8')
}
