import { read, type Bilingual, type Reading } from '#shared/text.ts'
import { lang } from './language.ts'

/** A stored text as this person reads it: in their language, else in the other one. Spread `lang` onto the element. */
export const words = (value: Bilingual | null | undefined): Reading => read(value, lang())
