import type { Bilingual, Reading } from '#shared/text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { pickText } from '../../lib/language/pickText.ts'

/** Reads stored texts in the language of the page around: the person's own, or that of a preview. */
export function usePickText(): (value: Bilingual | null | undefined) => Reading {
  const language = useLanguage()
  return (value) => pickText(value, language)
}
