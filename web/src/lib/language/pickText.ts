import { read, type Bilingual, type Reading } from '#shared/text.ts'
import { joinKorean } from './joinKorean.ts'
import { lang, type Language } from './language.ts'

/**
 * A stored text as this person reads it: in their language, else in the other one. Spread `lang` onto the element. What may show within
 * `InLanguage` gives `useLanguage()`. It is for the eye: Korean comes with spaces that do not break, so never send or store it.
 */
export function pickText(value: Bilingual | null | undefined, language: Language = lang()): Reading {
  const reading = read(value, language)
  return reading.lang === 'ko' ? { ...reading, text: joinKorean(reading.text) } : reading
}
