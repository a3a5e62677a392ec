import i18next from 'i18next'
import { useContext } from 'react'
import { getI18n, I18nContext, initReactI18next } from 'react-i18next'
import { ApiError } from '../api/ApiError.ts'
import { joinKorean } from './joinKorean.ts'
import { lang, type Language } from './language.ts'
import { readTexts, type Part, type Texts } from './texts.ts'

type Named<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** The key of a text, `area.key`. A text with the endings `_one` and `_other` has one key without them, and needs `count`. */
export type TextKey = { [Area in keyof Texts]: `${Area}.${Named<keyof Texts[Area] & string>}` }[keyof Texts]
type Values = Record<string, string | number>
/** Returns the text of a key in the page's language, with `values` in place of its `{{names}}`. */
export type Translate = (key: TextKey, values?: Values) => string

/** Loads a part of the texts. `shell` must be loaded first, before the first render, and a page's own part before the page renders. */
export async function loadTexts(language: Language = lang(), part: Part = 'shell'): Promise<void> {
  if (part === 'shell') await initialize(language)
  await addTexts(language, part)
}

/** Loads a part of the texts in a language that may be another than the page's. */
export async function addTexts(language: Language, part: Part): Promise<void> {
  for (const [area, texts] of Object.entries(await readTexts(language, part)))
    for (const [key, text] of Object.entries(texts)) i18next.addResource(language, area, key, language === 'ko' ? joinKorean(text) : text)
}

/** For `lazy`: loads a module together with its texts, of one part or several. */
export const withTexts =
  <Page>(parts: Part | readonly Part[], load: () => Promise<Page>): (() => Promise<Page>) =>
  async () =>
    (await Promise.all([load(), ...[parts].flat().map((part) => loadTexts(lang(), part))]))[0]

const initialize = (language: Language) =>
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
    // A change of language reloads the page, and a page renders after its texts, so there is nothing to wait or listen for.
    react: { useSuspense: false, bindI18n: '' },
  })

/** The text of a key in the page's language, outside of components. */
export const t: Translate = (key, values) => i18next.t(key, { ...values, lng: lang() })

/** `t`, within `InLanguage` in its language. react-i18next's own hook waits and listens: 2 KiB a page, an effect a component. */
export const useT = (): Translate => (useContext(I18nContext)?.i18n ?? getI18n()).t as unknown as Translate

const ownErrorKeys: Record<string, TextKey> = {
  offline: 'common.unreachable',
  unknown: 'common.failed',
  // The edge and the gateway in front of the API respond without a code of ours.
  'http.403': 'errors.blocked',
  'http.413': 'errors.body_too_large',
  'http.429': 'errors.too_many_requests',
  'http.500': 'errors.internal',
  'http.502': 'errors.unavailable',
  'http.503': 'errors.unavailable',
  'http.504': 'errors.unavailable',
}

/** For a 429 how long to wait, for an invalid field its error's text, else the code's; for an unknown code the server's `detail`. */
export function errorText(error: unknown): string {
  const { status, code, detail, errors, retryAfter } = error instanceof ApiError ? error : new ApiError(0, 'unknown')
  if (status === 429 && retryAfter !== undefined) return waitText(Math.ceil(retryAfter))
  const codes = isInvalid(code) && errors[0] ? [errors[0].code, code] : [code]
  const known = codes.map((one) => ownErrorKeys[one] ?? `errors.${one.replaceAll('.', '_')}`).find((key) => i18next.exists(key))
  return known ? t(known as TextKey) : detail || t('common.failed')
}

/** How long to wait: in seconds, from 90 s on in minutes. */
const waitText = (seconds: number) =>
  seconds < 90 ? t('errors.wait_seconds', { count: seconds }) : t('errors.wait_minutes', { count: Math.ceil(seconds / 60) })

const isInvalid = (code: string) => code === 'invalid' || code === 'answers.invalid'
