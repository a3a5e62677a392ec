import type { Bilingual, Reading } from '#shared/text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { words } from '../../lib/language/words.ts'

/** Reads stored texts in the language of the page around: the person's own, or that of a preview. */
export function useWords(): (value: Bilingual | null | undefined) => Reading {
  const language = useLanguage()
  return (value) => words(value, language)
}
