import { addTexts, loadTexts } from '../../../web/src/lib/language/i18n.ts'
import type { Part } from '../../../web/src/lib/language/texts.ts'
import { textsByPart } from '../allTexts.ts'

/** Loads all texts in English, for tests of what pages load with several parts. */
export async function loadAllTexts(): Promise<void> {
  await loadTexts('en')
  for (const part of Object.keys(textsByPart('en'))) await addTexts('en', part as Part)
}
