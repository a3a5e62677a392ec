import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isDocument, isImage, unsentTag, type FileType } from '#shared/files/fileTypes.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { HttpError } from '../platform/errors.ts'
import { checkDocument } from './checkDocument.ts'
import { checkType, removeMetadata } from './fileContent.ts'
import { readPending, readWhole } from './pendingObject.ts'
import type { Place } from '../data/files/place.ts'

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
export type CheckedUpload = { size: number; publish: () => Promise<unknown> }

/**
 * Checks an upload by its bytes and returns how to publish it: an image is written anew without its metadata, anything else is copied.
 * Throws 422 where it is not what was declared.
 */
export async function checkPending({ from, to, type, size }: Declared): Promise<CheckedUpload> {
  const { head, etag, ...sent } = await readPending(from)
  if (sent.size !== size) throw new HttpError(422, 'file.other_size', 'The file was not uploaded completely. Please try again.')
  if (isDocument(type)) await checkDocument(await readWhole(from, etag), type)
  else await checkType(head, type)
  if (isImage(type)) {
    const bytes = removeMetadata(await readWhole(from, etag), type)
    return { size: bytes.length, publish: () => publishBytes(to, type, bytes) }
  }
  const source = { CopySource: `${environment('PRIVATE_BUCKET')}/${from}`, CopySourceIfMatch: etag } // fails if it was replaced since the check
  const replaced = { MetadataDirective: 'REPLACE' as const, TaggingDirective: 'REPLACE' as const }
  const copy = { ...target(to, type), ...replaced, ...source }
  return { size, publish: () => s3().send(new CopyObjectCommand(copy)) }
}
