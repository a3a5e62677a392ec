import { read, type Bilingual, type Reading } from '#shared/text.ts'
import { lang, type Language } from './language.ts'

/**
 * A stored text as this person reads it: in their language, else in the other one. Spread `lang` onto the element. What may show within
 * `InLanguage` gives `useLanguage()`.
 */
export const words = (value: Bilingual | null | undefined, language: Language = lang()): Reading => read(value, language)
