import { ApiError } from '../../../lib/api/ApiError.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { loadOptional } from '../../../lib/loading/loadable.tsx'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'

type SendingChunk = typeof import('./sendingChunk.ts')

let loaded: SendingChunk | undefined
let failed = false

/**
 * Loads what is needed once somebody answers: sending, and what comes of it. Throws ApiError `offline` where it cannot be had. Browsers ask
 * for a module once: after a failure, with the network back, the page loads anew if it may. `mayReload`: true where somebody waits for it and
 * nothing is lost by it.
 */
export async function loadSendingChunk(mayReload: () => boolean): Promise<SendingChunk> {
  try {
    return await load()
  } catch {
    if (failed && mayReload()) reloadPage()
    failed = true
    throw new ApiError(0, 'offline')
  }
}

const fetch = withTexts('answered', () => import('./sendingChunk.ts'))
const load = async () => (loaded ??= await loadOptional(fetch))

/** The same ahead of time: a failure is nothing yet. */
export const preloadSendingChunk = (): void => void load().catch(() => undefined)

/** What has been loaded so far. */
export const loadedSendingChunk = (): SendingChunk | undefined => loaded

/** The same without waiting, for what shows after `loadSendingChunk` only. */
export const sendingChunk = (): SendingChunk => loaded!
