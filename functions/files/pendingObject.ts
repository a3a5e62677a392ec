import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { HttpError } from '../platform/errors.ts'
import { headBytes } from './fileContent.ts'

/** An upload that is not checked yet: its size in bytes, its first bytes, and the ETag of exactly this content. */
type Pending = { size: number; head: Uint8Array; etag: string }

/** Reads the start of the upload under `Key`. Throws 422 `file.not_sent` if there is none. */
export async function readPending(Key: string): Promise<Pending> {
  const Range = `bytes=0-${headBytes - 1}`
  const { Body, ContentRange, ETag } = await s3()
    .send(new GetObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key, Range }))
    .catch(notSent)
  return { size: Number(ContentRange!.split('/')[1]), head: await Body!.transformToByteArray(), etag: ETag! }
}

/** The whole upload, as long as it still has that ETag. Throws 422 `file.not_sent` if it was replaced or removed. */
export async function readWhole(Key: string, etag: string): Promise<Buffer> {
  const command = new GetObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key, IfMatch: etag })
  const { Body } = await s3().send(command).catch(notSent)
  return Buffer.from(await Body!.transformToByteArray())
}

export const removePending = (Key: string) => s3().send(new DeleteObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key }))

/** S3 answers 403 for a missing object to callers that may not list the bucket, and 412 for one that was replaced meanwhile. */
function notSent(error: Error & { $metadata?: { httpStatusCode?: number } }): never {
  if (![403, 404, 412].includes(error.$metadata?.httpStatusCode ?? 0)) throw error
  throw new HttpError(422, 'file.not_sent', 'The file was not uploaded. Please try again.')
}
