import type { Page } from '@playwright/test'
import type { Texts } from '../../../web/src/lib/language/texts.ts'
import { allTexts } from '../../support/allTexts.ts'
import type { Language } from './journey.ts'

const texts = { en: allTexts('en'), ko: allTexts('ko') }

type Area = keyof Texts
type Key = { [A in Area]: `${A}.${Exclude<keyof Texts[A] & string, `${string}_one`>}` }[Area]
/**
 * A text of the product: in English the expected words, in Korean those of the key, with `values` in place of {{name}}. Throws, in either language,
 * if the English text of the key does not begin with the expected words.
 */
export type Say = (key: Key, promised: string, values?: Record<string, string | number>) => string

const textOf = (texts: Record<string, Record<string, string>>, key: Key): string => {
  const [area, name] = key.split('.') as [string, string]
  return texts[area]![name]!
}

/** Whether words are a text with anything in place of {{name}}. */
const isFilled = (text: string, words: string): boolean => {
  const parts = text.split(/\{\{\w+\}\}/)
  return parts.length > 1 && words.startsWith(parts[0]!) && words.endsWith(parts.at(-1)!)
}

/** A function for the product's texts in a language. */
export const saying =
  (lang: Language): Say =>
  (key, promised, values = {}) => {
    const text = textOf(texts.en, key)
    if (!text.startsWith(promised) && !isFilled(text, promised)) throw new Error(`${key} is “${text}” in English, not “${promised}”.`)
    return lang === 'en' ? promised : textOf(texts.ko, key).replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
  }

/** Sets the chosen language for all pages that the browser opens from now on. */
export const speak = (page: Page, lang: Language): Promise<unknown> =>
  page.addInitScript((lang) => {
    if (location.protocol !== 'about:') localStorage.setItem('lang', lang) // an empty page has no storage
  }, lang)
