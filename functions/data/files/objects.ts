import { DeleteObjectCommand, DeleteObjectTaggingCommand } from '@aws-sdk/client-s3'
import { s3 } from '../../platform/aws.ts'
import { environment } from '../../platform/environment.ts'
import type { StoredUser } from '../users/users.ts'
import { listed } from '../keys.ts'
import { deleteFileRecord, readFile, type StoredFile } from './files.ts'
import { answerKey, mediaKey, publicFileId, renditionKey, type Place } from './fileKeys.ts'
import type { UnkeptMedia } from './unkeptMedia.ts'

/**
 * Removes the expiry tag from attached files. Call it only after the table lists them as attached, and again at each save, since a process may end
 * between the two. A file that was detached meanwhile is skipped. Throws if S3 fails.
 */
export async function removeExpiryTags(files: { id: string; place: Place }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ id, place: { bucket, key } }) => {
      try {
        await s3().send(new DeleteObjectTaggingCommand({ Bucket: environment(bucket), Key: key }))
      } catch (error) {
        if (isKept(await readFile(id))) throw error
      }
    }),
  )
}

/** Whether the file is attached to a response or a profile (or is media), so that it does not expire. */
export const isKept = (file: StoredFile | null): boolean => file?.state === 'complete' && file.expires_at === undefined

/** Deletes the objects of answers' files, which no response names any more. Idempotent; throws if S3 fails. */
export async function deleteAnswerFiles(ids: string[] = []): Promise<void> {
  const Bucket = environment('PRIVATE_BUCKET')
  await Promise.all(ids.map((id) => s3().send(new DeleteObjectCommand({ Bucket, Key: answerKey(id) }))))
}

/** Deletes media with its renditions, unless content has named it since it was listed. Idempotent; throws if S3 or the table fails. */
export async function deleteMedia({ id, type, time, renditions }: UnkeptMedia): Promise<void> {
  const now = (await readFile(id)) as UnkeptMedia | null
  if (now?.state !== 'complete' || now.kind !== listed.unkeptMedia || now.time !== time) return
  const keys = [mediaKey(id, type), ...renditions.map(({ width }) => renditionKey(id, width))]
  const Bucket = environment('MEDIA_BUCKET')
  await Promise.all(keys.map((Key) => s3().send(new DeleteObjectCommand({ Bucket, Key }))))
  await deleteFileRecord(id)
}

/** Deletes those of these pictures that the person uploaded for their profile. Idempotent; throws if S3 or the table fails. */
export async function removePictures(user: Pick<StoredUser, 'id'>, urls: (string | undefined)[]): Promise<void> {
  for (const id of new Set(urls.flatMap((url) => publicFileId(url) ?? []))) {
    const file = await readFile(id)
    if (!file || file.owner !== user.id || file.purpose !== 'avatar') continue
    await s3().send(new DeleteObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key: mediaKey(file.id, file.type) }))
    await deleteFileRecord(file.id)
  }
}
