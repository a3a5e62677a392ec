import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { limits } from '#shared/limits.ts'
import type { StoredFile } from '../data/files/files.ts'
import { s3 } from '../platform/aws.ts'
import { contentDisposition } from '../http/reply.ts'
import { environment } from '../platform/environment.ts'
import { answerKey } from '../data/files/fileKeys.ts'

/** A link, valid for five minutes, that downloads an answer's file under its name. */
export async function presignedDownload({ id, name, type }: StoredFile): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: environment('PRIVATE_BUCKET'),
    Key: answerKey(id),
    ResponseContentDisposition: contentDisposition(name),
    ResponseContentType: type,
    ResponseCacheControl: 'private, no-store',
  })
  return getSignedUrl(s3(), command, { expiresIn: limits.fileLinkSeconds })
}
