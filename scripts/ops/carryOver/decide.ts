import { isDeepStrictEqual } from 'node:util'
import { countsPrefix, key } from '#functions/data/keys.ts'

export type Item = Record<string, unknown> & { pk: string; sk: string }

/**
 * The fate of an item of the old table. `new`: the restored table lacks it. `changed`: it replaces the restored item. `deleted`: a survey that was
 * deleted since, which stays as restored. `none`: it is not copied.
 */
type Decision = 'new' | 'changed' | 'deleted' | 'none'

/** Kinds of items, by the start of their keys, that the restored site creates by itself. */
const derived = [
  ...[countsPrefix, 'RECOUNTED', 'RECOUNT#', 'RESP~'].map((sk) => ({ pk: 'SURVEY#', sk })),
  ...['COUNTER#', 'STATE#', 'JOB#', 'SEATS#'].map((pk) => ({ pk, sk: '' })),
  key.heldNotices(),
]

export const isDerived = ({ pk, sk }: Item): boolean => derived.some((start) => pk.startsWith(start.pk) && sk.startsWith(start.sk))

/** When an item was created; undefined for an imported response, whose time was set by the admin who imported it. */
const createdAt = ({ created_at, saved_at, source }: Item) =>
  source === 'imported' ? undefined : ((created_at ?? saved_at) as string | undefined)

/** Compares an old item with the restored one, as it was at `since` (ISO 8601); the later version wins. `onlyNew`: keeps existing items. */
export function decide(old: Item, restored: Item | undefined, { since, onlyNew = false }: { since: string; onlyNew?: boolean }): Decision {
  if (isDerived(old) || Number(old.expires_at) <= Date.now() / 1000) return 'none'
  if (old.deleted_at !== undefined) return restored && restored.deleted_at === undefined ? 'deleted' : 'none'
  if (!restored) return (createdAt(old) ?? since) >= since ? 'new' : 'none'
  if (onlyNew || isDeepStrictEqual(old, restored)) return 'none'
  const [mine, theirs] = [old.version, restored.version]
  if (typeof mine === 'number' && typeof theirs === 'number') return mine > theirs ? 'changed' : 'none'
  return 'changed'
}

/** The key of what an item leads to: a survey by its address, a person by address or provider. Undefined for other items. */
export function leadsTo({ pk, sk, survey_id, user_id }: Item): { pk: string; sk: string } | undefined {
  if (sk === 'SLUG') return key.survey(survey_id as string)
  if (sk === 'EMAIL' || sk === 'OAUTH') return key.user(user_id as string)
  return pk.startsWith('USER#') && sk.startsWith('IDENTITY#') ? { pk, sk: 'USER' } : undefined
}

/** The name of an item's kind in a report, such as `RESP` or `USER`. */
export const kindOf = ({ pk, sk }: Item): string => (pk === 'SITE' ? sk : sk.split('#')[0]!)
