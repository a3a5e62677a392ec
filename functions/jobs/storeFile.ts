import { Upload } from '@aws-sdk/lib-storage'
import { PassThrough, type Writable } from 'node:stream'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { jobFileKey } from './jobFile.ts'

/** Bytes of a part of the upload, two of which are under way: 10,000 parts make 80 GB. */
const partSize = 8 * 1024 * 1024

/** Stores what `write` puts out as the file of a job, while it is written. Rejects, leaving no file, where either fails or `signal` is aborted. */
export async function storeFile<T>(
  id: string,
  ContentType: string,
  write: (output: Writable) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const output = new PassThrough()
  const params = { Bucket: environment('PRIVATE_BUCKET'), Key: jobFileKey(id), Body: output, ContentType }
  const upload = new Upload({ client: s3(), params, partSize, queueSize: 2 })
  const end = () => {
    output.destroy(signal.reason as Error)
    upload.abort().catch(() => {}) // what is left of it goes by the bucket's own rule
  }
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    const stored = upload.done()
    const written = write(output).catch((error: unknown) => {
      output.destroy(error as Error)
      throw error
    })
    const [made] = await Promise.all([written, stored])
    return made
  } finally {
    signal.removeEventListener('abort', end)
  }
}
