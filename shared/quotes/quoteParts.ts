import type { Language } from '../fields.ts'
import { partMayQuote, quotingFields, type Quoting } from './quoteIndex.ts'
import { replaceInHtml, replaceInText, type Say } from './replaceQuotes.ts'

/** A section or question with the words of its quotes, each in the language of its text; the same object where no word changes. */
export function replaceInPart<T extends Quoting>(part: T, say: (language: Language) => Say): T {
  if (!partMayQuote(part)) return part
  const texts = quotingFields.map((field) => {
    const replace = field.startsWith('title') ? replaceInText : replaceInHtml
    return [field, replace(part[field], say(field.endsWith('_ko') ? 'ko' : 'en'))] as const
  })
  return texts.every(([field, text]) => text === part[field]) ? part : { ...part, ...(Object.fromEntries(texts) as Quoting) }
}

/** Whether two parts have the same texts. */
export const hasTexts = (one: Quoting, other: Quoting): boolean => quotingFields.every((field) => one[field] === other[field])

/** A part with the texts of another. */
export const withTextsOf = <T extends Quoting>(part: T, texts: Quoting): T => ({
  ...part,
  ...(Object.fromEntries(quotingFields.map((field) => [field, texts[field]])) as Quoting),
})
