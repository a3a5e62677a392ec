import { isObject } from '#shared/kinds/choice.ts'
import { keyOf } from './keys.ts'

const isList = (value: unknown): value is object[] => Array.isArray(value) && value.every((entry) => typeof entry === 'object')

/** Paths that differ: texts by language, media settings, added or removed entries, reordered lists. Undefined equals blank. */
export function differences(before: unknown, now: unknown, path = ''): string[] {
  if (before === now) return []
  if (isList(before ?? []) && isList(now ?? []) && (Array.isArray(before) || Array.isArray(now)))
    return listDifferences((before ?? []) as object[], (now ?? []) as object[], path)
  if (isObject(before ?? {}) && isObject(now ?? {}) && (isObject(before) || isObject(now))) {
    const [one, other] = [(before ?? {}) as Record<string, unknown>, (now ?? {}) as Record<string, unknown>]
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].flatMap((name) => differences(one[name], other[name], `${path}.${name}`))
  }
  return JSON.stringify(before ?? '') === JSON.stringify(now ?? '') ? [] : [path]
}

function listDifferences(before: object[], now: object[], path: string): string[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]))
  const present = new Set(now.map(keyOf))
  const both = (entries: object[]) => entries.map(keyOf).filter((key) => known.has(key) && present.has(key))
  const removed = before.filter((entry) => !present.has(keyOf(entry))).map((entry) => `${path}.${keyOf(entry)}`)
  const changed = now.flatMap((entry) => {
    const at = `${path}.${keyOf(entry)}`
    const old = known.get(keyOf(entry))
    return old ? differences(old, entry, at) : [at]
  })
  const isMoved = both(before).join() !== both(now).join()
  return [...removed, ...changed, ...(isMoved ? [`${path} order`] : [])]
}
