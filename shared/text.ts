import type { Language } from './fields.ts'

export type Bilingual = { en?: string; ko?: string }

/** A text to show, and its actual language (for `lang` on the element). */
export type Reading = { text: string; lang: Language }

/** True for a text of white space and control characters alone. */
export const saysNothing = (value: string): boolean => !/[^\s\p{Cc}]/u.test(value)

/** True for '' and for rich text that shows nothing, such as `<p><br></p>`. A text with an image or a video is not blank. */
export const isBlank = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|video|iframe)\b/i.test(html) && saysNothing(html.replace(/<[a-z/!][^<>]*>|&nbsp;/gi, '')))

/** The first `most` UTF-16 code units of a text, one fewer if they end in half an emoji. Halves within the text become U+FFFD. */
export const cutText = (whole: string, most: number): string =>
  whole
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')

export const otherLanguage = (lang: Language): Language => (lang === 'ko' ? 'en' : 'ko')

/** The text in `lang`, else in the other language, else ''. */
export function read(value: Bilingual | null | undefined, lang: Language): Reading {
  const other = otherLanguage(lang)
  if (!isBlank(value?.[lang])) return { text: value![lang]!, lang }
  if (!isBlank(value?.[other])) return { text: value![other]!, lang: other }
  return { text: '', lang }
}

/** `read(…).text`, if the language of the text does not matter. */
export const text = (value: Bilingual | null | undefined, lang: Language): string => read(value, lang).text

/** The pair `name` and `name_ko` of a survey's field, as `read` takes it: `pair(question, 'title')`. */
export const pair = <K extends string>(owner: { [key in K | `${K}_ko`]?: string }, field: K): Bilingual => ({
  en: owner[field],
  ko: owner[`${field}_ko` as const],
})
