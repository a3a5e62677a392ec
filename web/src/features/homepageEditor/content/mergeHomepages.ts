import type { HomepageBody } from '#shared/site/homepage.ts'
import { isObject } from '#shared/kinds/choice.ts'
import { mergeOrder } from '../../../lib/document/mergeOrder.ts'
import { differences } from './differences.ts'
import { keyOf } from './keys.ts'

/** `collisions`: paths that both sides changed, such as `mission.1.title.en`. `kept`: entries that one removed and the other changed. */
export type Merged = { merged: HomepageBody; collisions: string[]; kept: string[] }

type Fields = Record<string, unknown>
type Three<Value> = { base: Value; mine: Value; theirs: Value }

const isSame = (one: unknown, other: unknown) => differences(one, other).length === 0
const isEntries = (value: unknown): value is object[] => Array.isArray(value) && value.every(isObject)
const isUndefinedOr = (is: (value: unknown) => boolean, values: unknown[]) =>
  values.some(is) && values.every((value) => value === undefined || is(value))

/** Properties of a media item that belong to its file: they are taken from the same side as the URL. */
const fileFields = ['kind', 'widths']

/** A three-way merge by text, setting and entry, matched by keys. Mine wins collisions; an entry removed and changed is kept. */
export function mergeHomepages({ base, mine, theirs }: Three<HomepageBody>): Merged {
  const collisions: string[] = []
  const kept: string[] = []
  return { merged: mergeFields({ base, mine, theirs }, ''), collisions, kept }

  function merge({ base, mine, theirs }: Three<unknown>, path: string): unknown {
    if (isSame(theirs, base) || isSame(mine, theirs)) return mine
    if (isSame(mine, base)) return theirs
    const values = [base, mine, theirs]
    if (isUndefinedOr(isEntries, values))
      return mergeEntries({ base: (base ?? []) as object[], mine: (mine ?? []) as object[], theirs: (theirs ?? []) as object[] }, path)
    if (isUndefinedOr(isObject, values))
      return mergeFields({ base: (base ?? {}) as Fields, mine: (mine ?? {}) as Fields, theirs: (theirs ?? {}) as Fields }, path)
    collisions.push(path)
    return mine
  }

  function mergeFields({ base, mine, theirs }: Three<Fields>, path: string): Fields {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const merged = Object.fromEntries(
      [...names].map((name) => {
        const at = path ? `${path}.${name}` : name
        return [name, merge({ base: base[name], mine: mine[name], theirs: theirs[name] }, at)] as const
      }),
    )
    if ('url' in merged) {
      const owner = merged['url'] === mine['url'] ? mine : theirs
      for (const name of fileFields) merged[name] = owner[name]
    }
    const keySymbols = Object.getOwnPropertySymbols(mine).map((symbol) => [symbol, Reflect.get(mine, symbol) as unknown] as const)
    return Object.assign(merged, Object.fromEntries(keySymbols))
  }

  function mergeEntries({ base, mine, theirs }: Three<object[]>, path: string): object[] {
    const order = mergeOrder(base.map(keyOf), mine.map(keyOf), theirs.map(keyOf))
    const merged: object[] = []
    for (const key of order) {
      const [old, own, other] = [base, mine, theirs].map((entries) => entries.find((entry) => keyOf(entry) === key))
      const at = `${path}.${merged.length}`
      if (own && other) merged.push(merge({ base: old ?? other, mine: own, theirs: other }, at) as object)
      else {
        const left = (own ?? other)!
        if (old && isSame(left, old)) continue // removed by one side, unchanged by the other
        if (old) kept.push(at)
        merged.push(left)
      }
    }
    return merged
  }
}
