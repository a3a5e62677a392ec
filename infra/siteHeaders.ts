import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeaders, type InlineHashes } from '#shared/securityHeaders.ts'

const override = true
const strictTransportSecurity = { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override }

/**
 * shared/securityHeaders.ts as CloudFront wants it: the headers it knows by name must stand under their name. `uploads`: origins that
 * the page uploads to.
 */
export function siteHeaders(scope: Construct, hashes: InlineHashes, uploads: string[]): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _known,
    'x-content-type-options': _nosniff,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
    ...others
  } = securityHeaders(hashes, uploads)
  return new ResponseHeadersPolicy(scope, 'SiteHeaders', {
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

/** What people uploaded: kept for ever under its name, never more than the image or film that it is. */
export const mediaHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'MediaHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: 'sandbox', override },
      strictTransportSecurity,
      contentTypeOptions: { override },
    },
    customHeadersBehavior: { customHeaders: [{ header: 'cache-control', value: 'public, max-age=31536000, immutable', override }] },
  })
