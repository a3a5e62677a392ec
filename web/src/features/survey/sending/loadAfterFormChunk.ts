import { ApiError } from '../../../lib/api/ApiError.ts'
import { withTexts } from '../../../lib/language/i18n.ts'
import { loadOptional } from '../../../lib/loading/loadable.tsx'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'

type AfterFormChunk = typeof import('./afterFormChunk.ts')

let loaded: AfterFormChunk | undefined
let failed = false

/**
 * Loads the chunk that sends a response and shows what follows, with its texts. Throws ApiError `offline` where it cannot be loaded. Browsers never
 * fetch a module again that failed, so a later attempt reloads the page where `mayReload()` is true: somebody waits, and nothing entered is lost.
 */
export async function loadAfterFormChunk(mayReload: () => boolean): Promise<AfterFormChunk> {
  try {
    return await load()
  } catch {
    if (failed && mayReload()) reloadPage()
    failed = true
    throw new ApiError(0, 'offline')
  }
}

const fetch = withTexts('response', () => import('./afterFormChunk.ts'))
const load = async () => (loaded ??= await loadOptional(fetch))

/** Loads the chunk ahead of time; a failure is ignored. */
export const preloadAfterFormChunk = (): void => void load().catch(() => undefined)

/** The chunk; undefined where it is not loaded. */
export const loadedAfterFormChunk = (): AfterFormChunk | undefined => loaded

/** The chunk, for what shows only after loadAfterFormChunk has resolved. */
export const afterFormChunk = (): AfterFormChunk => loaded!
