import type { Permit, S3Request } from '../../../local/s3/s3Proxy.ts'
import { S3Refusal } from '../../../local/s3/signature.ts'
import { operator, type Permissions } from './permissions.ts'
import { s3Calls } from './s3Calls.ts'

/**
 * Checks callers' rights to the S3 at `emulator` by their roles. As on S3, reading a missing object without the right to list is denied (403).
 */
export function s3Permit({ denial, may }: Permissions, emulator: string): Permit {
  return async (caller, call) => {
    const words = await denial(caller, s3Calls(call))
    if (words) throw new S3Refusal(403, 'AccessDenied', words)
    const read = objectRead(call)
    if (!read || caller === operator) return
    const [bucket = '', ...key] = read.split('/')
    if (await may(caller, { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` })) return
    const { status } = await fetch(`${emulator}/${bucket}/${key.map(encodeURIComponent).join('/')}`, { method: 'HEAD' })
    if (status === 404) throw new S3Refusal(403, 'AccessDenied', 'Access Denied')
  }
}

/** The bucket and key that a call reads, as `bucket/key`; null where it reads none. */
function objectRead({ method, bucket, key, copySource }: S3Request): string | null {
  if (copySource) return decodeURIComponent(copySource).replace(/^\//, '')
  return key && (method === 'GET' || method === 'HEAD') ? `${bucket}/${key}` : null
}
