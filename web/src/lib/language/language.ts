import { createContext, useContext } from 'react'
import type { Language } from '#shared/fields.ts'
import { published } from '../hydration/published.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

export type { Language } from '#shared/fields.ts'

const key = 'lang'

let ofDocument: Language | undefined

/**
 * The language of this document: the person's, as it was when the document was opened. A change of it, here or in another tab, is seen by
 * the next document; one in mid-page would leave texts of both.
 */
export const lang = (): Language => ofDocument ?? storedLanguage()

/** What is stored under `lang`; anything but `ko` is English. Where nothing is stored, a published page stays in the language that it came in. */
function storedLanguage(): Language {
  const kept = readStorage(key)
  if (kept === null) return published()?.lang ?? 'en'
  return kept === 'ko' ? 'ko' : 'en'
}

/** The language of a part of the page that shows another one than the person's: lib/language/InLanguage.tsx. */
export const LanguageContext = createContext<Language | null>(null)

/** The language of the page around this component: the person's, but within `InLanguage`. */
export const useLanguage = (): Language => useContext(LanguageContext) ?? lang()

/** Stores the language and loads the page again in it. Where the browser keeps nothing, the address says it beside the rest of what it says. */
export function setLang(language: Language): void {
  const kept = writeStorage(key, language)
  mirror()
  if (kept) location.reload()
  else location.replace(addressIn(language, location.href))
}

/** The same address, asking for a language. */
export function addressIn(language: Language, address: string): string {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}

/**
 * Takes `?lang=en|ko` out of the address into the store, settles the document's language, and names it for readers and fonts. Where the
 * browser keeps nothing it stays in the address too, for a reload. Call it before the first render.
 */
export function settleLanguage(): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang')
  if (asked !== null) {
    if ((asked !== 'en' && asked !== 'ko') || writeStorage(key, asked)) url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
  }
  mirror()
  ofDocument = storedLanguage()
  document.documentElement.lang = ofDocument
}

const year = 31_536_000

/** Says what is stored in a cookie too: a published page is rendered in that language before any script can look. */
function mirror(): void {
  const kept = readStorage(key)
  try {
    document.cookie = `${key}=${kept === 'ko' ? 'ko' : 'en'}; path=/; samesite=lax; max-age=${kept === null ? 0 : year}`
  } catch {
    // cookies are blocked: published pages then go by the address and by what the browser prefers
  }
}
