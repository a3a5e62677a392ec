import type { Language } from '../../../shared/fields.ts'
import { addTexts, loadTexts } from '../../../web/src/lib/language/i18n.ts'
import type { Part } from '../../../web/src/lib/language/texts.ts'
import { textsByPart } from '../allTexts.ts'

/** Loads all texts in a language, for tests of what pages load with several parts. */
export async function loadAllTexts(language: Language = 'en'): Promise<void> {
  await loadTexts(language)
  for (const part of Object.keys(textsByPart(language))) await addTexts(language, part as Part)
}
