import { ApiError } from '../../../lib/api/ApiError.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { loadHere } from '../../../lib/loadHere.ts'
import { reload } from '../reload.ts'

type SendingPart = typeof import('./sendingPart.ts')

let loaded: SendingPart | undefined
let failed = false

/**
 * Loads what is needed once somebody answers: sending, and what comes of it. Throws ApiError `offline` where it cannot be had. Browsers ask
 * for a module once: after a failure, with the network back, the page loads anew if it may. `mayReload`: true where somebody waits for it and
 * nothing is lost by it.
 */
export async function loadSendingPart(mayReload: () => boolean): Promise<SendingPart> {
  try {
    return await load()
  } catch {
    if (failed && mayReload()) reload()
    failed = true
    throw new ApiError(0, 'offline')
  }
}

const fetch = withTexts('answered', () => import('./sendingPart.ts'))
const load = async () => (loaded ??= await loadHere(fetch))

/** The same ahead of time: a failure is nothing yet. */
export const preloadSendingPart = (): void => void load().catch(() => undefined)

/** What has been loaded so far. */
export const loadedSendingPart = (): SendingPart | undefined => loaded

/** The same without waiting, for what shows after `loadSendingPart` only. */
export const sendingPart = (): SendingPart => loaded!
