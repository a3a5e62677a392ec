import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isDocument, isImage, unsentTag, type FileType } from '#shared/files/fileTypes.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { HttpError } from '../platform/errors.ts'
import { checkDocument } from './checkDocument.ts'
import { checkType, removeMetadata } from './checkedBytes.ts'
import { readPending, readWhole } from './pendingObject.ts'
import type { Place } from '../data/files/place.ts'

/** A name is never used twice, so what everybody may see stays what it is for ever; a person's picture may be gone tomorrow. */
const headers = ({ bucket, expires, isPersonal }: Place, type: FileType) => ({
  ContentType: type,
  ...(expires && { Tagging: `${unsentTag.name}=${unsentTag.value}` }),
  ...(bucket === 'MEDIA_BUCKET' && { CacheControl: isPersonal ? 'public, max-age=86400' : 'public, max-age=31536000, immutable' }),
})
const target = (to: Place, type: FileType) => ({ Bucket: environment(to.bucket), Key: to.key, ...headers(to, type) })

/** Puts these bytes where they may be seen. They must have been checked. */
export async function publishBytes(to: Place, type: FileType, bytes: Buffer): Promise<void> {
  await s3().send(new PutObjectCommand({ ...target(to, type), Body: bytes }))
}

/** What was declared, and where it goes. */
type Declared = { from: string; to: Place; type: FileType; size: number }

/** A file that is what it says: its bytes as they will be kept, and the way to put it where it goes. */
export type Checked = { size: number; publish: () => Promise<unknown> }

/**
 * Checks what waits under `from` by its bytes, and answers the way to keep it: images are written anew without their metadata, the
 * others copied. Throws 422 for what is not what was declared.
 */
export async function checkPending({ from, to, type, size }: Declared): Promise<Checked> {
  const { head, etag, ...sent } = await readPending(from)
  if (sent.size !== size) throw new HttpError(422, 'file.other_size', 'The file was not uploaded completely. Please try again.')
  if (isDocument(type)) await checkDocument(await readWhole(from, etag), type)
  else await checkType(head, type)
  if (isImage(type)) {
    const bytes = removeMetadata(await readWhole(from, etag), type)
    return { size: bytes.length, publish: () => publishBytes(to, type, bytes) }
  }
  const source = { CopySource: `${environment('PRIVATE_BUCKET')}/${from}`, CopySourceIfMatch: etag } // not what is sent meanwhile
  const anew = { MetadataDirective: 'REPLACE' as const, TaggingDirective: 'REPLACE' as const }
  const copy = { ...target(to, type), ...anew, ...source }
  return { size, publish: () => s3().send(new CopyObjectCommand(copy)) }
}
