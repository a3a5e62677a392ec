import type { SpoolFiles } from './spoolFiles.ts'
import { FileUpload, type UnfinishedFile } from './fileUpload.ts'
import { jobFileKey } from './jobFile.ts'

/**
 * Writes the job's file by `write`, which completes or suspends it. `begun`: the file of earlier steps; `spools`: its further output. If it fails or
 * `signal` aborts, rejects and leaves only the output of earlier steps.
 */
export async function withFile<T>(
  id: string,
  type: string,
  { signal, begun, spools }: { signal: AbortSignal; begun?: UnfinishedFile | undefined; spools?: SpoolFiles },
  write: (file: FileUpload) => Promise<T>,
): Promise<T> {
  const file = new FileUpload(jobFileKey(id), type, begun)
  const abort = () => file.destroy(signal.reason as Error)
  file.on('error', () => {}) // the writer throws it
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    return await write(file)
  } catch (error) {
    await Promise.all([file.abort(begun?.id ?? null), spools?.abort()])
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
