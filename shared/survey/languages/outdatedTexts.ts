import type { Language } from '../../fields.ts'
import { isBlank } from '../../text.ts'
import type { SurveyBody } from '../survey.ts'
import { textPairs, type MissingText, type TextPair } from './translations.ts'

/** A text in `language` that is older than its counterpart in the other language. */
export type OutdatedText = MissingText

/**
 * The texts that changed in only one language since both were in step, in document order. Both are in step in the first version, after one of them
 * was blank, after both changed in one version, and when the second language follows the first. `versions`: the oldest first.
 */
export function outdatedTexts(versions: readonly SurveyBody[]): OutdatedText[] {
  const outdated = new Map<string, Language>()
  let before: ReadonlyMap<string, TextPair> = new Map()
  for (const version of versions) {
    const now = pairsByKey(version)
    for (const [key, pair] of now) {
      const next = languageBehind(before.get(key), pair, outdated.get(key))
      if (next) outdated.set(key, next)
      else outdated.delete(key)
    }
    before = now
  }
  return [...before.values()].flatMap(({ key, place, field }) => {
    const language = outdated.get(key)
    return language ? [{ place, field, language }] : []
  })
}

const known = new WeakMap<SurveyBody, ReadonlyMap<string, TextPair>>()

/** Cached by survey object, since each edit compares the stored versions again. */
function pairsByKey(survey: SurveyBody): ReadonlyMap<string, TextPair> {
  const pairs = known.get(survey) ?? new Map(textPairs(survey).map((pair) => [pair.key, pair]))
  known.set(survey, pairs)
  return pairs
}

/** The language of a text that is out of date after a version, by the text before it; undefined if both are in step. */
function languageBehind(before: TextPair | undefined, now: TextPair, behind: Language | undefined): Language | undefined {
  if (!before || [before.en, before.ko, now.en, now.ko].some(isBlank)) return undefined
  const changed = { en: before.en !== now.en, ko: before.ko !== now.ko }
  if (changed.en === changed.ko) return changed.en ? undefined : behind
  const [own, other] = changed.en ? (['en', 'ko'] as const) : (['ko', 'en'] as const)
  return behind === own ? undefined : other
}
