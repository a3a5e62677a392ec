import type { Language } from '../../fields.ts'
import { isBlank } from '../../text.ts'

/** A survey as respondents read it: in one that is written in one language, no text has another beside it, so that all show in its own. */
export function inItsLanguage<T extends { languages?: 'both' | Language | undefined }>(survey: T): T {
  const { languages = 'both' } = survey
  return languages === 'both' ? survey : (only(languages, survey) as T)
}

/** Whether a field is a text in the other language of one that is there in `language`. */
function isOther(language: Language, owner: Record<string, unknown>, field: string): boolean {
  const own = owner[language === 'en' ? field.replace(/_ko$/, '') : `${field}_ko`]
  return typeof owner[field] === 'string' && (language === 'ko' || field.endsWith('_ko')) && typeof own === 'string' && !isBlank(own)
}

/** By language, what is left of a part: an edit changes only the parts around it, and the preview shows the others as they are. */
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
