import { DeleteObjectCommand, DeleteObjectTaggingCommand } from '@aws-sdk/client-s3'
import { s3 } from '../../platform/aws.ts'
import { environment } from '../../platform/environment.ts'
import type { StoredUser } from '../users/users.ts'
import { forgetFile, readFile, type StoredFile } from './files.ts'
import { answerKey, mediaKey, pictureId, type Place } from './place.ts'

/**
 * Takes the expiry from files that a response or a person holds by now: only after the table says so, and again whenever the same is saved
 * again, since a process may end between both. What was let go of meanwhile is passed over. Throws where S3 fails.
 */
export async function removeExpiryTags(files: { id: string; place: Place }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ id, place: { bucket, key } }) => {
      try {
        await s3().send(new DeleteObjectTaggingCommand({ Bucket: environment(bucket), Key: key }))
      } catch (error) {
        if (isAttached(await readFile(id))) throw error
      }
    }),
  )
}

/** Whether a response or a person holds the file, so that it does not expire. */
export const isAttached = (file: StoredFile | null): boolean => file?.state === 'complete' && file.expires_at === undefined

/** Removes the files of these ids, which no response names any more. Throws where S3 fails; to do it again does no harm. */
export async function removeObjects(ids: string[] = []): Promise<void> {
  const Bucket = environment('PRIVATE_BUCKET')
  await Promise.all(ids.map((id) => s3().send(new DeleteObjectCommand({ Bucket, Key: answerKey(id) }))))
}

/** Removes those of these pictures that the person uploaded of themselves. Throws where S3 or the table fails; to do it again does no harm. */
export async function removePictures(user: Pick<StoredUser, 'id'>, urls: (string | undefined)[]): Promise<void> {
  for (const id of new Set(urls.flatMap((url) => pictureId(url) ?? []))) {
    const file = await readFile(id)
    if (!file || file.owner !== user.id || file.purpose !== 'avatar') continue
    await s3().send(new DeleteObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key: mediaKey(file.id, file.type) }))
    await forgetFile(file.id)
  }
}
