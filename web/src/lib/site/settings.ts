import type { PublicSettings } from '#shared/site/settings.ts' // types only: no schema reaches the bundle
import { call } from '../api/api.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'

/** undefined until the first answer, null where there are none: nothing saved yet, or no answer. */
export type KnownSettings = PublicSettings | null | undefined

/** The event of the window that makes every part of the page read the settings again. */
export const settingsUpdated = 'site-settings-updated'

const known = createStore<KnownSettings>(undefined)
let latestRequest = 0

function orNull(found: PublicSettings): PublicSettings | null {
  return Object.values(found).some(Boolean) ? found : null
}

/** The settings that came with the HTML; the same ones as long as the page is open. */
function inHtml(): KnownSettings {
  const given = published()
  return given ? orNull(given.settings) : undefined
}

/** Asks for the site's settings. Without an answer those that are known stay. */
async function load(): Promise<void> {
  const request = ++latestRequest
  const found = await call('getPublicSettings', {}).catch(() => undefined)
  if (request !== latestRequest) return
  known.set(found === undefined ? (known.get() ?? null) : orNull(found))
}

const reload = () => void load()

/** Loads the settings now, unless they came with the HTML, and whenever `settingsUpdated` comes. Returns how to stop. */
export function followSettings(): () => void {
  const given = inHtml()
  if (given === undefined) void load()
  else known.set(given)
  addEventListener(settingsUpdated, reload)
  return () => removeEventListener(settingsUpdated, reload)
}

/** The site's settings as far as they are known. They are kept while the page is open, whoever signs in or out. */
export const useSettings = (): KnownSettings => useStore(known, inHtml)
