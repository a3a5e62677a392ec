import { CopyObjectCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { StoredFile } from '../../data/files.ts'
import { s3 } from '../aws.ts'
import { environment } from '../environment.ts'
import { answerKey, unsentKey } from './place.ts'
import { unknownFile } from './unknownFile.ts'

/**
 * Puts what no response holds yet where it stays, before a response names it: whatever ends in between, no response names what is not
 * there. Throws 422 for what is gone.
 */
export async function keepObjects(files: StoredFile[]): Promise<void> {
  const Bucket = environment('PRIVATE_BUCKET')
  const copy = (file: StoredFile) =>
    s3()
      .send(new CopyObjectCommand({ Bucket, Key: answerKey(file.id), CopySource: `${Bucket}/${unsentKey(file.id)}` }))
      .catch((error: Error & { $metadata?: { httpStatusCode?: number } }) => {
        throw [403, 404].includes(error.$metadata?.httpStatusCode ?? 0) ? unknownFile(file.question_id!) : error
      })
  await Promise.all(files.filter(({ response }) => !response).map(copy))
}

/** Removes what no response names any more. Where that fails, the response is stored all the same: the failure is logged. */
export async function removeObjects(ids: string[]): Promise<void> {
  const Bucket = environment('PRIVATE_BUCKET')
  const removed = await Promise.allSettled(ids.map((id) => s3().send(new DeleteObjectCommand({ Bucket, Key: answerKey(id) }))))
  const failed = removed.filter(({ status }) => status === 'rejected').length
  if (failed > 0) console.error(JSON.stringify({ error: 'AnswerFilesNotRemoved', failed }))
}
