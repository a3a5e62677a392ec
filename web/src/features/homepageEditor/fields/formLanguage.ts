import { createContext, useContext } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import type { Language } from '../../../lib/language/language.ts'

/** The language that the whole form is in. */
export const FormLanguage = createContext<Language>('en')

export const useFormLanguage = (): Language => useContext(FormLanguage)

/** A field's name with the language that it is in; on an English page English is not named. */
export function useFieldName(): (label: string, language: Language) => string {
  const t = useT()
  return (label, language) => t(language === 'ko' ? 'homepage.in_korean' : 'homepage.in_english', { label })
}
