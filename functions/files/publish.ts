import { PutObjectCommand } from '@aws-sdk/client-s3'
import { isDocument, unsentTag, type FileType } from '#shared/files/fileTypes.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { HttpError } from '../platform/errors.ts'
import { checkDocument } from './checkDocument.ts'
import { checkType, removeMetadata } from './fileContent.ts'
import { readPending, readWhole } from './pendingObject.ts'
import type { Place } from '../data/files/fileKeys.ts'

/** Public files never change under their name, so they are cached for good; a person's picture for a day, since it may be deleted. */
const headers = ({ bucket, expires, isPersonal }: Place, type: FileType) => ({
  ContentType: type,
  ...(expires && { Tagging: `${unsentTag.name}=${unsentTag.value}` }),
  ...(bucket === 'MEDIA_BUCKET' && { CacheControl: isPersonal ? 'public, max-age=86400' : 'public, max-age=31536000, immutable' }),
})
const target = (to: Place, type: FileType) => ({ Bucket: environment(to.bucket), Key: to.key, ...headers(to, type) })

/** Stores bytes, which must have been checked, at their final place. */
export async function publishBytes(to: Place, type: FileType, bytes: Buffer): Promise<void> {
  await s3().send(new PutObjectCommand({ ...target(to, type), Body: bytes }))
}

/** An upload's key, its final place, and the type and size (bytes) that its sender declared. */
type Declared = { from: string; to: Place; type: FileType; size: number }

/** A checked upload: its size in bytes once published, and the function that publishes it. */
type CheckedUpload = { size: number; publish: () => Promise<unknown> }

/** Checks an upload by its bytes and returns how to publish them, media without metadata. Throws 422 if it is not as declared. */
export async function checkPending({ from, to, type, size }: Declared): Promise<CheckedUpload> {
  const { head, etag, ...sent } = await readPending(from)
  if (sent.size !== size) throw new HttpError(422, 'file.other_size', 'The file was not uploaded completely. Please try again.')
  if (!isDocument(type)) await checkType(head, type)
  const whole = await readWhole(from, etag)
  if (isDocument(type)) await checkDocument(whole, type)
  const bytes = removeMetadata(whole, type)
  return { size: bytes.length, publish: () => publishBytes(to, type, bytes) }
}
