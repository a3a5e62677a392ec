import type { Language } from '#shared/fields.ts'
import { readStorage } from '../store/storage.ts'

/** The key of the language in local storage, and its name in the address and in the cookie. */
export const languageKey = 'lang'

/** The stored language; anything but `ko` is English. */
export const storedLanguage = (): Language => (readStorage(languageKey) === 'ko' ? 'ko' : 'en')

/** The language that the address asks for with `?lang=`; null for none, and for any other value. */
export function requestedLanguage(): Language | null {
  const requested = new URLSearchParams(location.search).get(languageKey)
  return requested === 'en' || requested === 'ko' ? requested : null
}
