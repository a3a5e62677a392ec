import { createContext, useContext } from 'react'
import type { Language } from '#shared/fields.ts'
import { published } from '../hydration/published.ts'
import { writeStorage, readStorage } from '../store/storage.ts'
import { languageKey, requestedLanguage, storedLanguage } from './pageLanguage.ts'

export type { Language } from '#shared/fields.ts'

let pageLanguage: Language | undefined

/** As stored when the page was opened: a change takes effect with the next load. On the server, that of the page it renders. */
export const lang = (): Language => pageLanguage ?? published()?.lang ?? storedLanguage()

/** The language of a part of the page, set by InLanguage; null for the page's own. */
export const LanguageContext = createContext<Language | null>(null)

/** The page's language, or within `InLanguage` its language. */
export const useLanguage = (): Language => useContext(LanguageContext) ?? lang()

/** Loads the page again with `?lang=`, by which that page stores the language: a reload that the person refuses stores nothing. */
export const setLang = (language: Language): void => location.replace(addressIn(language, location.href))

/** The address with `?lang=`. */
export function addressIn(language: Language, address: string): string {
  const url = new URL(address)
  url.searchParams.set(languageKey, language)
  return url.href
}

/** Moves `?lang=` into local storage, where there is one, and sets the document's `lang`. Call it before the first render. */
export function initializeLanguage(): void {
  const url = new URL(location.href)
  const requested = requestedLanguage()
  if (url.searchParams.has(languageKey)) {
    if (!requested || writeStorage(languageKey, requested)) url.searchParams.delete(languageKey)
    history.replaceState(history.state, '', url)
  }
  storeInCookie()
  pageLanguage = storedLanguage()
  document.documentElement.lang = pageLanguage
}

const year = 31_536_000

/** Copies the stored language into a cookie, by which the server renders pages. */
function storeInCookie(): void {
  const age = readStorage(languageKey) === null ? 0 : year
  try {
    document.cookie = `${languageKey}=${storedLanguage()}; path=/; samesite=lax; max-age=${age}`
  } catch {
    // cookies are blocked: the server then renders by the address alone
  }
}
