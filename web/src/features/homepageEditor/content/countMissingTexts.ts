import { isBlank } from '#shared/text.ts'

export type Missing = { en: number; ko: number }

const none: Missing = { en: 0, ko: 0 }
const add = (one: Missing, other: Missing): Missing => ({ en: one.en + other.en, ko: one.ko + other.ko })

function countPair(en: unknown, ko: unknown): Missing {
  const [noEnglish, noKorean] = [isBlank(en as string), isBlank(ko as string)]
  return { en: noEnglish && !noKorean ? 1 : 0, ko: noKorean && !noEnglish ? 1 : 0 }
}

/** Counts the texts in `value`, at any depth, that are filled in one language only, by the language that is missing. */
export function countMissingTexts(value: unknown): Missing {
  if (Array.isArray(value)) return value.map(countMissingTexts).reduce(add, none)
  if (typeof value !== 'object' || value === null) return none
  if ('en' in value && 'ko' in value) return countPair(value.en, value.ko)
  const alt = 'alt' in value && 'alt_ko' in value ? countPair(value.alt, value.alt_ko) : none
  return Object.values(value).map(countMissingTexts).reduce(add, alt)
}
