import { pagePolicy } from '#shared/site/securityHeaders.ts'
import { environment, optionalEnvironment } from '../platform/environment.ts'
import { inlineHashes } from './inlineHashes.ts'

/** The Content-Security-Policy of every page made from `shell`: a page's content adds no scripts or styles. */
export const policyOf = (shell: string): string => pagePolicy(inlineHashes(shell), [uploadOrigin()])

function uploadOrigin(): string {
  const own = `https://${environment('PRIVATE_BUCKET')}.s3.${environment('AWS_REGION')}.amazonaws.com`
  return new URL(optionalEnvironment('AWS_ENDPOINT_URL_S3') ?? own).origin
}
