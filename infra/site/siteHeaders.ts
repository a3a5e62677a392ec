import { Aws, Duration, Stack } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeaders, type InlineHashes } from '#shared/site/securityHeaders.ts'

const override = true
// of this name alone: at the top of a domain the others under it are not ours to speak for
const strictTransportSecurity = { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override }

/** Such names are the account's, not the region's or the stage's: without both, a second site of the account could not be made. */
export const accountWide = (scope: Construct, name: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${name}`

/**
 * shared/site/securityHeaders.ts as CloudFront wants it: the headers it knows by name must stand under their name. `uploads`: origins that
 * the page uploads to. `more`: further headers, over those of the origin.
 */
export function siteHeaders(
  scope: Construct,
  hashes: InlineHashes,
  uploads: string[],
  id = 'SiteHeaders',
  more: Record<string, string> = {},
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _known,
    'x-content-type-options': _nosniff,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
    ...others
  }: Record<string, string> = { ...securityHeaders(hashes, uploads), ...more }
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: accountWide(scope, id),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      strictTransportSecurity,
      contentTypeOptions: { override },
      frameOptions: { frameOption: frameOption as HeadersFrameOption, override },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
    },
    customHeadersBehavior: { customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })) },
  })
}

/**
 * What people uploaded: never more than the image or film that it is. How long it may be kept the object itself says, so that a picture that is not
 * there yet is not kept as missing for a year.
 */
export const mediaHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'MediaHeaders', {
    responseHeadersPolicyName: accountWide(scope, 'MediaHeaders'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: 'sandbox', override },
      strictTransportSecurity,
      contentTypeOptions: { override },
    },
  })
