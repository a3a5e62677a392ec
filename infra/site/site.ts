import { Duration, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  CachePolicy,
  CfnDistribution,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { ARecord, AaaaRecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filePolicy, shellPolicy } from '#shared/site/securityHeaders.ts'
import { acknowledge } from '../acknowledge.ts'
import type { Api } from '../api.ts'
import { apiBehaviors } from './apiOrigin.ts'
import type { Edge } from './edgeStack.ts'
import { pageBehaviors } from './pageBehaviors.ts'
import type { Settings } from '../stackSettings.ts'
import { siteFiles } from './siteFiles.ts'
import { accountWide, mediaHeaders, siteHeaders } from './siteHeaders.ts'
import { handler as spaFallback } from './spaFallback.ts'
import type { Storage } from '../storage.ts'

type Options = Pick<Settings, 'stage' | 'domain'> & {
  storage: Storage
  api: Api
  edge: Edge | undefined
  originSecret: string
  folder: string
  logs: ILogGroup
}

/** The CloudFront distribution: the built site in `folder`, /media/* and /api/* under one domain. */
export function site(scope: Construct, options: Options): Distribution {
  const { domain, storage, api, edge, originSecret, folder, logs } = options
  const uploads = [`https://${storage.privateBucket.bucketRegionalDomainName}`]
  const fileHeaders = siteHeaders(scope, 'FileHeaders', filePolicy)
  const fallback = new Function(scope, 'SpaFallback', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(spaFallback.toString()),
  })
  const files = {
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  }
  // with the right to list, S3 answers 404 and not 403 for a missing object; no path of the site lists
  const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST]
  const from = (id: string, bucket: Bucket) => {
    const originAccessControl = new S3OriginAccessControl(scope, `${id}Access`, { originAccessControlName: accountWide(scope, id) })
    return S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels, originAccessControl })
  }
  const pages = {
    ...files,
    origin: from('Site', storage.site),
    responseHeadersPolicy: siteHeaders(scope, 'SiteHeaders', shellPolicy(uploads)),
  }
  const distribution = new Distribution(scope, 'Distribution', {
    ...(domain && ownName(scope, domain, edge)),
    webAclId: edge?.webAclArn,
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultBehavior: { ...pages, functionAssociations: [{ function: fallback, eventType: FunctionEventType.VIEWER_REQUEST }] },
    additionalBehaviors: {
      ...apiBehaviors(scope, api.http, originSecret, fileHeaders),
      ...pageBehaviors(scope, {
        http: api.http,
        originSecret,
        shell: pages.origin,
        // the function sends its own policy, the shell has one in its HTML; browsers revalidate each time, whatever the edge caches
        responseHeadersPolicy: siteHeaders(scope, 'PageHeaders', null, { 'cache-control': 'no-cache' }),
      }),
      '/assets/*': { ...pages, responseHeadersPolicy: fileHeaders }, // most requests go here, and need no edge function
      '/media/*': { ...files, origin: from('Media', storage.media), responseHeadersPolicy: mediaHeaders(scope) },
    },
    errorResponses: uncachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  })
  Validations.of(distribution).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason:
      'A function at the edge turns every path without a file into one, the root too, and no path below /media/ is the root of a bucket.',
  })
  acknowledge(distribution, 'CFR1', 'The surveys are open to the world.')
  if (!edge?.webAclArn)
    acknowledge(distribution, 'CFR2', 'Switched off by -c waf=off: the API bounds sizes, throttles each route and counts tries itself.')
  acknowledge(distribution, 'CFR3', 'Its logs would hold addresses with ids of responses. The API’s own log names the route instead.')
  if (!domain)
    acknowledge(
      distribution,
      'CFR4',
      'CloudFront’s own name comes with CloudFront’s own choice of protocols; with a domain it is TLS 1.2 and newer.',
    )
  siteFiles(scope, storage.site, folder, logs, api.page)
  // functions must accept a new secret before CloudFront sends it
  const made = distribution.node.defaultChild as CfnDistribution
  for (const each of api.functions) made.addResourceDependency(each.node.defaultChild as CfnFunction)
  if (domain && 'hostedZone' in domain) records(scope, domain, distribution)
  return distribution
}

/** The distribution's domain and certificate; with a hosted zone the one that edgeStack created. */
const ownName = (scope: Construct, domain: NonNullable<Settings['domain']>, edge: Edge | undefined) => ({
  domainNames: [domain.name],
  certificate: Certificate.fromCertificateArn(
    scope,
    'Certificate',
    'certificateArn' in domain ? domain.certificateArn : edge!.certificateArn!,
  ),
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
})

/** DNS records of the domain for IPv4 and IPv6, as aliases, which work for a domain's apex too. */
function records(scope: Construct, { name, hostedZone }: { name: string; hostedZone: string }, distribution: Distribution): void {
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: hostedZone, zoneName: name })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  new ARecord(scope, 'Name4', { zone, target })
  new AaaaRecord(scope, 'Name6', { zone, target })
}

/** Error statuses that CloudFront would cache for ten seconds by default, so that a response just sent would still be 404. */
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]
