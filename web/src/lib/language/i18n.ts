import i18next from 'i18next'
import { useContext } from 'react'
import { getI18n, I18nContext, initReactI18next } from 'react-i18next'
import { ApiError } from '../api/ApiError.ts'
import { joinKorean } from './joinKorean.ts'
import { lang, type Language } from './language.ts'
import { readTexts, type Part, type Texts } from './texts.ts'

type Named<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** Every text of the interface: `area.key`. A text with `_one` and `_other` is asked for without the ending, with `count`. */
export type TextKey = { [Area in keyof Texts]: `${Area}.${Named<keyof Texts[Area] & string>}` }[keyof Texts]
type Values = Record<string, string | number>
/** Takes a key and what fills the `{{names}}` of its text; returns the text in the person's language. */
export type Translate = (key: TextKey, values?: Values) => string

/** Loads a part of the texts in one language. The page renders after `shell`, which has to come first; each page after its own. */
export async function loadTexts(language: Language = lang(), part: Part = 'shell'): Promise<void> {
  if (part === 'shell') await start(language)
  await addTexts(language, part)
}

/** Adds a part of the texts in one language to those that are there; the page's own language stays. */
export async function addTexts(language: Language, part: Part): Promise<void> {
  for (const [area, named] of Object.entries(await readTexts(language, part)))
    for (const [key, text] of Object.entries(named)) i18next.addResource(language, area, key, language === 'ko' ? joinKorean(text) : text)
}

/** For `lazy`: a page that comes together with its texts. */
export const withTexts =
  <Page>(part: Part, load: () => Promise<Page>): (() => Promise<Page>) =>
  async () =>
    (await Promise.all([load(), loadTexts(lang(), part)]))[0]

const start = (language: Language) =>
  i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    defaultNS: 'common',
    nsSeparator: '.',
    keySeparator: false,
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      if (process.env.NODE_ENV !== 'production') throw new Error(`No text for ${key} in ${language}`)
      console.error(`No text for ${key} in ${language}`)
      return ''
    },
    // A change of language loads the page anew, and a page renders after its texts: there is nothing to wait or listen for.
    react: { useSuspense: false, bindI18n: '' },
  })

/** The text in the person's language, for what is no component. */
export const t: Translate = (key, values) => i18next.t(key, { ...values, lng: lang() })

/**
 * `t`, for components. A page renders after its texts, and a change of language loads it anew: the waiting and listening of
 * react-i18next's own hook would cost every page 2 KiB and every question of a survey an effect.
 */
export const useT = (): Translate => (useContext(I18nContext)?.i18n ?? getI18n()).t as unknown as Translate

const withoutServer: Record<string, TextKey> = { offline: 'common.unreachable', unknown: 'common.failed' }

/**
 * What to say about a failed call: for a refused field our words for what is wrong with it, never the path that the server names; else in
 * English the server's own words and in Korean ours.
 */
export function errorText(error: unknown): string {
  const { code, detail, errors } = error instanceof ApiError ? error : new ApiError(0, 'unknown')
  if (lang() === 'en' && detail && !isInvalid(code)) return detail
  const codes = isInvalid(code) && errors[0] ? [errors[0].code, code] : [code]
  const known = codes.map((one) => withoutServer[one] ?? `errors.${one.replaceAll('.', '_')}`).find((key) => i18next.exists(key))
  return known ? t(known as TextKey) : detail || t('common.failed')
}

const isInvalid = (code: string) => code === 'invalid' || code === 'answers.invalid'
