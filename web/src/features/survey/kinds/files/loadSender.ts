import type { FileValue } from '#shared/kinds/files.ts'
import { ApiError } from '../../../../lib/api/ApiError.ts'
import { loadOptional } from '../../../../lib/loading/loadable.tsx'

const load = async () => (await import('../../../../lib/upload/upload.ts')).uploadAnswer

/** Loads the chunk that uploads a file and scales images down before. Rejects with ApiError `offline` if it cannot be loaded. */
export const loadSender = (): ReturnType<typeof load> =>
  load().catch(() => {
    throw new ApiError(0, 'offline')
  })

/** Loads that chunk ahead of time; a failure is ignored, since loadSender tries again. */
export const preloadSender = (): void => void loadOptional(load).catch(() => undefined)

/** In place of loadSender in a preview: accepts every file and uploads nothing. */
export const loadLocalSender =
  async () =>
  async ({ name, size, type }: File): Promise<FileValue> => ({ id: crypto.randomUUID(), name, size, type, url: '' })
