import { read, type Bilingual, type Reading } from '#shared/text.ts'
import { joinKorean } from './joinKorean.ts'
import { lang, type Language } from './language.ts'

/** A stored text with its language, for `lang`. Within `InLanguage` pass `useLanguage()`. Only to display: Korean gets no-break spaces. */
export function pickText(value: Bilingual | null | undefined, language: Language = lang()): Reading {
  const reading = read(value, language)
  return reading.lang === 'ko' ? { ...reading, text: joinKorean(reading.text) } : reading
}
