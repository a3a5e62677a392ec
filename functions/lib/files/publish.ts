import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isImage, type FileType } from '#shared/fileTypes.ts'
import { s3 } from '../aws.ts'
import { environment } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { checkType, shownBytes } from './checkedBytes.ts'
import { readPending, readWhole } from './pendingObject.ts'

/** A name is never used twice, so a file stays what it is for ever. */
const headers = (type: FileType) => ({ ContentType: type, CacheControl: 'public, max-age=31536000, immutable' })

/** Makes these bytes a file that everybody may see. They must have been checked. */
export async function publishBytes(Key: string, type: FileType, bytes: Buffer): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key, Body: bytes, ...headers(type) }))
}

/** What was declared, and where it is to be seen. */
type Declared = { from: string; to: string; type: FileType; size: number }

/**
 * Checks what waits under `from` by its bytes, and answers the way to make it a file that everybody may see: images are written
 * anew without their metadata, videos copied. Throws 422 for what is not what was declared.
 */
export async function checkPending({ from, to, type, size }: Declared): Promise<() => Promise<unknown>> {
  const { head, etag, ...sent } = await readPending(from)
  if (sent.size !== size) throw new Refusal(422, 'file.other_size', 'The file has another size than was declared.')
  await checkType(head, type)
  if (isImage(type)) {
    const bytes = shownBytes(await readWhole(from, etag), type)
    return () => publishBytes(to, type, bytes)
  }
  const source = { CopySource: `${environment('PRIVATE_BUCKET')}/${from}`, CopySourceIfMatch: etag } // not what is sent meanwhile
  const target = { Bucket: environment('MEDIA_BUCKET'), Key: to, MetadataDirective: 'REPLACE' as const, ...headers(type) }
  return () => s3().send(new CopyObjectCommand({ ...target, ...source }))
}
