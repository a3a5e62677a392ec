import type { Bilingual, Reading } from '#shared/text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'

/** Returns a function that picks a stored text in the page's language, or the preview's, else in the other one. */
export function usePickText(): (value: Bilingual | null | undefined) => Reading {
  const language = useLanguage()
  return (value) => pickText(value, language)
}
