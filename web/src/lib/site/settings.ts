import type { PublicSettings } from '#shared/site/settings.ts' // types only: no schema reaches the bundle
import { call } from '../api/api.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'

/** undefined until they are loaded; null if none were saved or they could not be loaded. */
export type KnownSettings = PublicSettings | null | undefined

/** The name of the window event that makes the page load the settings again. */
export const settingsUpdated = 'site-settings-updated'

const settings = createStore<KnownSettings>(undefined)
let latestRequest = 0

function orNull(loaded: PublicSettings): PublicSettings | null {
  return Object.values(loaded).some(Boolean) ? loaded : null
}

/** The settings in the page's HTML. */
function inHtml(): KnownSettings {
  const fromHtml = published()
  return fromHtml ? orNull(fromHtml.settings) : undefined
}

/** Loads the site's settings; after a failure the last known ones stay. */
async function load(): Promise<void> {
  const request = ++latestRequest
  const loaded = await call('getPublicSettings', {}).catch(() => undefined)
  if (request !== latestRequest) return
  settings.set(loaded === undefined ? (settings.get() ?? null) : orNull(loaded))
}

const reload = () => void load()

/** Loads the settings, unless the HTML contains them, and again at each `settingsUpdated`. Returns a function that stops that. */
export function followSettings(): () => void {
  const fromHtml = inHtml()
  if (fromHtml === undefined) void load()
  else settings.set(fromHtml)
  addEventListener(settingsUpdated, reload)
  return () => removeEventListener(settingsUpdated, reload)
}

/** The site's settings; they stay at a sign-in or sign-out. */
export const useSettings = (): KnownSettings => useStore(settings, inHtml)
