import { Upload } from '@aws-sdk/lib-storage'
import { PassThrough, type Writable } from 'node:stream'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { jobFileKey } from './jobFile.ts'

/** Bytes of one part of the multipart upload. Two are uploaded at a time; the most, 10,000 parts, make 80 GB. */
const partSize = 8 * 1024 * 1024

/** Uploads what `write` produces, while it is written, as the job's file. Rejects, and leaves no file, where either fails or `signal` aborts. */
export async function storeFile<T>(
  id: string,
  ContentType: string,
  write: (output: Writable) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const output = new PassThrough()
  const params = { Bucket: environment('PRIVATE_BUCKET'), Key: jobFileKey(id), Body: output, ContentType }
  const upload = new Upload({ client: s3(), params, partSize, queueSize: 2 })
  const abort = () => {
    output.destroy(signal.reason as Error)
    upload.abort().catch(() => {}) // a lifecycle rule of the bucket removes what is left
  }
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    const stored = upload.done()
    const written = write(output).catch((error: unknown) => {
      output.destroy(error as Error)
      throw error
    })
    const [result] = await Promise.all([written, stored])
    return result
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
