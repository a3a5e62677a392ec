import type { Permit, S3Request } from '../../../local/s3/s3Proxy.ts'
import { S3Refusal } from '../../../local/s3/signature.ts'
import { operator, type Permissions, type AwsCall } from './permissions.ts'

/** Checks callers' rights to the S3 at `emulator`. Reading a missing object without the right to list is denied (403), as on S3. */
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

function objectRead({ method, bucket, key, copySource }: S3Request): string | null {
  if (copySource) return decodeURIComponent(copySource).replace(/^\//, '')
  return key && (method === 'GET' || method === 'HEAD') ? `${bucket}/${key}` : null
}

const on = (action: string, name: string): AwsCall => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${name}` })

const taggings: Record<string, string> = { GET: 'Get', PUT: 'Put', DELETE: 'Delete' }

/** The actions that IAM authorizes for this S3 call. A call that no function needs gets an action that no role has. */
function s3Calls({ method, bucket, key, query, copySource, tags }: S3Request): AwsCall[] {
  const object = `${bucket}/${key}`
  const names = new Set([...query.keys()].map((name) => name.toLowerCase()))
  const isPart = names.has('uploadid')
  if (!key) return [on(method === 'GET' ? 'ListBucket' : 'DeleteBucket', bucket)]
  if (names.has('tagging')) return [on(`${taggings[method] ?? method}ObjectTagging`, object)]
  if (method === 'GET' || method === 'HEAD') return [on('GetObject', object)]
  if (method === 'DELETE') return [on(isPart ? 'AbortMultipartUpload' : 'DeleteObject', object)]
  const put = [on('PutObject', object), ...(tags ? [on('PutObjectTagging', object)] : [])]
  return method === 'PUT' && copySource ? [on('GetObject', decodeURIComponent(copySource).replace(/^\//, '')), ...put] : put
}
