import { ApiError } from '../../../lib/api/ApiError.ts'
import { loadHere } from '../../../lib/loadHere.ts'

const load = async () => (await import('../../../lib/api/upload.ts')).uploadAnswer

/** What sends a file: scaling pictures and all, a file of its own in the built site. Throws ApiError `offline` where it cannot be had. */
export const loadSender = (): ReturnType<typeof load> =>
  load().catch(() => {
    throw new ApiError(0, 'offline')
  })

/** The same ahead of time: a failure is nothing yet. */
export const preloadSender = (): void => void loadHere(load).catch(() => undefined)
