import type { S3Request } from '../../../local/s3/s3Proxy.ts'
import type { AwsCall } from './permissions.ts'

const on = (action: string, name: string): AwsCall => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${name}` })

const taggings: Record<string, string> = { GET: 'Get', PUT: 'Put', DELETE: 'Delete' }

/** The actions that IAM authorizes for this S3 call. A call that no function needs gets an action that no role has. */
export function s3Calls({ method, bucket, key, query, copySource, tags }: S3Request): AwsCall[] {
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
