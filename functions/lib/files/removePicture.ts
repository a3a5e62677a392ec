import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { forgetFile, readFile } from '../../data/files.ts'
import type { StoredUser } from '../../data/users.ts'
import { s3 } from '../aws.ts'
import { environment } from '../environment.ts'
import { mediaKey } from './place.ts'

/** Removes the picture that a person uploaded of themselves, where that is what `url` names. Where it fails, the failure is logged. */
export async function removePicture(user: Pick<StoredUser, 'id'>, url: string): Promise<void> {
  const id = /^\/media\/(F[0-9a-f]{32})\.\w+$/.exec(url)?.[1]
  try {
    const file = id ? await readFile(id) : null
    if (!file || file.owner !== user.id || file.purpose !== 'avatar') return
    await s3().send(new DeleteObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key: mediaKey(file.id, file.type) }))
    await forgetFile(file.id)
  } catch (error) {
    console.error(JSON.stringify({ message: 'A picture could not be removed.', error: String(error) }))
  }
}
