import { createContext, useContext } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import type { Language } from '../../../lib/language/language.ts'

export const FormLanguage = createContext<Language>('en')

export const useFormLanguage = (): Language => useContext(FormLanguage)

/** Returns a function that adds the language to a field's label. */
export function useFieldName(): (label: string, language: Language) => string {
  const t = useT()
  return (label, language) => t(language === 'ko' ? 'homepage.in_korean' : 'homepage.in_english', { label })
}
