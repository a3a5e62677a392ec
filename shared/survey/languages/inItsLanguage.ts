import type { Language } from '../../fields.ts'
import { isBlank } from '../../text.ts'

/** A survey for respondents: if it is written in one language, translations are removed, so that all texts show in that language. */
export function inItsLanguage<T extends { languages?: 'both' | Language | undefined }>(survey: T): T {
  const { languages = 'both' } = survey
  return languages === 'both' ? survey : (only(languages, survey) as T)
}

/** Whether a field is the translation of a text that exists in `language`. */
function isOther(language: Language, owner: Record<string, unknown>, field: string): boolean {
  const own = owner[language === 'en' ? field.replace(/_ko$/, '') : `${field}_ko`]
  return typeof owner[field] === 'string' && (language === 'ko' || field.endsWith('_ko')) && typeof own === 'string' && !isBlank(own)
}

/** The results by part and language: an edit replaces only some parts, so that the preview keeps the others. */
const known = { en: new WeakMap<object, unknown>(), ko: new WeakMap<object, unknown>() }

function only(language: Language, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const found = known[language].get(value) ?? partsIn(language, value)
  known[language].set(value, found)
  return found
}

function partsIn(language: Language, value: object): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => only(language, one))
  const owner = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(owner).map(([field, one]) => [field, isOther(language, owner, field) ? '' : only(language, one)]),
  )
}
