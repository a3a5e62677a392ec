import { DeleteObjectTaggingCommand } from '@aws-sdk/client-s3'
import { readFile, type StoredFile } from './files.ts'
import { s3 } from '../../platform/aws.ts'
import { environment } from '../../platform/environment.ts'
import type { Place } from './place.ts'

/**
 * Takes the expiry from files that a response or a person holds by now: only after the table says so, and again whenever the same is saved
 * again, since a process may end between both. What was let go of meanwhile is passed over. Throws where S3 fails.
 */
export async function keepFiles(files: { id: string; place: Place }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ id, place: { bucket, key } }) => {
      try {
        await s3().send(new DeleteObjectTaggingCommand({ Bucket: environment(bucket), Key: key }))
      } catch (error) {
        if (isHeld(await readFile(id))) throw error
      }
    }),
  )
}

/** Whether a response or a person holds the file, so that it does not expire. */
export const isHeld = (file: StoredFile | null): boolean => file?.state === 'complete' && file.expires_at === undefined
