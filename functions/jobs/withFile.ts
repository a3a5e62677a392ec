import type { SpoolFiles } from './spoolFiles.ts'
import { FileUpload, type UnfinishedFile } from './fileUpload.ts'
import { jobFileKey } from './jobFile.ts'

/**
 * Has `write` write the job's file, and complete or suspend it. `begun`: the file of the steps before; `spools`: what it writes besides. Rejects, and
 * leaves only what was begun, where it fails or `signal` aborts.
 */
export async function withFile<T>(
  id: string,
  type: string,
  { signal, begun, spools }: { signal: AbortSignal; begun?: UnfinishedFile | undefined; spools?: SpoolFiles },
  write: (file: FileUpload) => Promise<T>,
): Promise<T> {
  const file = new FileUpload(jobFileKey(id), type, begun)
  const abort = () => file.destroy(signal.reason as Error)
  file.on('error', () => {}) // it is thrown by what writes
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
