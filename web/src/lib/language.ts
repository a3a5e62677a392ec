import { createContext, useContext } from 'react'
import type { Language } from '#shared/fields.ts'
import { store, stored } from './storage.ts'

export type { Language } from '#shared/fields.ts'

/** The person's language: what is stored under `lang`; anything but `ko` is English. */
export const lang = (): Language => (stored('lang') === 'ko' ? 'ko' : 'en')

/** The language of a part of the page that shows another one than the person's: lib/InLanguage.tsx. */
export const LanguageContext = createContext<Language | null>(null)

/** The language of the page around this component: the person's, but within `InLanguage`. */
export const useLanguage = (): Language => useContext(LanguageContext) ?? lang()

/** Stores the language and loads the page again in it. */
export function setLang(language: Language): void {
  store('lang', language)
  location.reload()
}

/** Takes `?lang=en|ko` out of the address into the store, and names the page's language for readers and fonts. Call it before the first render. */
export function settleLanguage(): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang')
  if (asked !== null) {
    if (asked === 'en' || asked === 'ko') store('lang', asked)
    url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
  }
  document.documentElement.lang = lang()
}
