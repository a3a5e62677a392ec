import type { Page } from '@playwright/test'
import korean from '../../web/src/locales/ko.json' with { type: 'json' }
import type { Language } from './journey.ts'

type Area = keyof typeof korean
type Key = { [A in Area]: `${A}.${keyof (typeof korean)[A] & string}` }[Area]
/** A text of the product: in English the promised words, in Korean those that stand under the key, with `values` in place of {{name}}. */
export type Say = (key: Key, english: string, values?: Record<string, string | number>) => string

const texts: Record<string, Record<string, string>> = korean

/** How the product says something in a language. */
export const saying =
  (lang: Language): Say =>
  (key, english, values = {}) => {
    if (lang === 'en') return english
    const [area, name] = key.split('.') as [string, string]
    return texts[area]![name]!.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
  }

/** Makes all pages that the browser opens from now on those of somebody who chose this language. */
export const speak = (page: Page, lang: Language): Promise<unknown> =>
  page.addInitScript((lang) => {
    if (location.protocol !== 'about:') localStorage.setItem('lang', lang) // an empty page has no storage
  }, lang)
