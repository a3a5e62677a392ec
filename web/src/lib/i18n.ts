import i18next from 'i18next'
import type en from '../locales/en.json'
import { ApiError } from './ApiError.ts'
import { lang, type Language } from './language.ts'

type Texts = typeof en
type Named<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** Every text of the interface: `area.key`. A text with `_one` and `_other` is asked for without the ending, with `count`. */
export type TextKey = { [Area in keyof Texts]: `${Area}.${Named<keyof Texts[Area] & string>}` }[keyof Texts]
export type Values = Record<string, string | number>

const files: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('../locales/en.json'),
  ko: () => import('../locales/ko.json'),
}

/** Loads the texts of one language. The page renders after this. */
export async function loadTexts(language: Language = lang()): Promise<void> {
  const texts = (await files[language]()).default
  await i18next.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      if (process.env.NODE_ENV !== 'production') throw new Error(`No text for ${key} in ${language}`)
      return ''
    },
  })
}

/** The text in the person's language; `values` fill its `{{names}}`. */
export const t = (key: TextKey, values: Values = {}): string => i18next.t(key, values)

/** `t`, for components. A change of language reloads the page, so it never changes under a component. */
export const useT = (): typeof t => t

/** What to tell a person about a failed call: in English the server's own words, in Korean ours for its code. */
export function errorText(error: unknown): string {
  const { code, detail } = error instanceof ApiError ? error : { code: 'unknown', detail: '' }
  if (lang() === 'en' && detail) return detail
  const key = `errors.${code.replaceAll('.', '_')}`
  return i18next.exists(key) ? i18next.t(key) : detail || t('errors.unknown')
}
