import { Aws, Duration, Stack } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeaders } from '#shared/site/securityHeaders.ts'

const override = true
// without subdomains: on an apex domain they may not be ours
const strictTransportSecurity = { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override }

/** A name with stage and region, for resources whose names must be unique in an account. */
export const accountWide = (scope: Construct, name: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${name}`

/**
 * The headers of shared/site/securityHeaders.ts as a CloudFront policy, which has separate fields for some of them. `contentSecurityPolicy`: null
 * keeps the origin's. `more`: further headers, which override the origin's.
 */
export function siteHeaders(
  scope: Construct,
  id: string,
  contentSecurityPolicy: string | null,
  more: Record<string, string> = {},
): ResponseHeadersPolicy {
  const {
    'strict-transport-security': _known,
    'x-content-type-options': _nosniff,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
    ...others
  }: Record<string, string> = { ...securityHeaders, ...more }
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: accountWide(scope, id),
    securityHeadersBehavior: {
      ...(contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override } }),
      strictTransportSecurity,
      contentTypeOptions: { override },
      frameOptions: { frameOption: frameOption as HeadersFrameOption, override },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
    },
    customHeadersBehavior: { customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })) },
  })
}

/** `nosniff` and a sandbox: a browser never runs an upload. Cache-Control comes from the object, so that a missing one is not cached for long. */
export const mediaHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'MediaHeaders', {
    responseHeadersPolicyName: accountWide(scope, 'MediaHeaders'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: 'sandbox', override },
      strictTransportSecurity,
      contentTypeOptions: { override },
    },
  })
