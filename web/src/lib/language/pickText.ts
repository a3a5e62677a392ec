import { read, type Bilingual, type Reading } from '#shared/text.ts'
import { joinKorean } from './joinKorean.ts'
import { lang, type Language } from './language.ts'

/**
 * A stored text in `language`, else in the other one, with the language that it is in: set it as the element's `lang`. Pass `useLanguage()` in a
 * component that may be within `InLanguage`. Only to display: Korean gets non-breaking spaces, so never send or store it.
 */
export function pickText(value: Bilingual | null | undefined, language: Language = lang()): Reading {
  const reading = read(value, language)
  return reading.lang === 'ko' ? { ...reading, text: joinKorean(reading.text) } : reading
}
