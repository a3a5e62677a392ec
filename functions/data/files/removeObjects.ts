import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '../../platform/aws.ts'
import { environment } from '../../platform/environment.ts'
import { answerKey } from './place.ts'

/** Removes the files of these ids, which no response names any more. Throws where S3 fails; to do it again does no harm. */
export async function removeObjects(ids: string[] = []): Promise<void> {
  const Bucket = environment('PRIVATE_BUCKET')
  await Promise.all(ids.map((id) => s3().send(new DeleteObjectCommand({ Bucket, Key: answerKey(id) }))))
}
