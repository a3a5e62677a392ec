import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { forgetFile, readFile } from './files.ts'
import type { StoredUser } from '../users/users.ts'
import { s3 } from '../../platform/aws.ts'
import { environment } from '../../platform/environment.ts'
import { mediaKey, pictureId } from './place.ts'

/** Removes those of these pictures that the person uploaded of themselves. Throws where S3 or the table fails; to do it again does no harm. */
export async function removePictures(user: Pick<StoredUser, 'id'>, urls: (string | undefined)[]): Promise<void> {
  for (const id of new Set(urls.flatMap((url) => pictureId(url) ?? []))) {
    const file = await readFile(id)
    if (!file || file.owner !== user.id || file.purpose !== 'avatar') continue
    await s3().send(new DeleteObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key: mediaKey(file.id, file.type) }))
    await forgetFile(file.id)
  }
}
