import type { HomepageBody } from '#shared/site/homepage.ts'
import { itemFields } from '#shared/site/itemFields.ts'
import { sameJson } from '../../../lib/document/sameJson.ts'
import type { Text } from './content.ts'

/** Identifies a list entry while the editor is open. A symbol property is copied by spread, but is never sent as JSON. */
const key = Symbol('key')
type Keyed = { [key]?: string }
let last = 0

/** The key of an entry, which stays the same when the entry changes or moves; '' if it has none. */
export const keyOf = (entry: object): string => (entry as Keyed)[key] ?? ''

/** A copy of the entry with the key of `like`, or else a new key. */
export const withKey = <Entry extends object>(entry: Entry, like?: object): Entry => ({
  ...entry,
  [key]: (like && keyOf(like)) || `entry-${++last}`,
})

/** A name to match entries by: title, question or label, or the file's URL; undefined if blank. */
function entryName(entry: { title?: Text; question?: Text; label?: Text; url?: string }): string | undefined {
  const text = entry.title ?? entry.question ?? entry.label
  if (!text) return entry.url
  return text.en || text.ko ? `${text.en}\n${text.ko}` : undefined
}

/** Matches each entry with one of `like`: an equal one, else one with the same name, else the one at the same index. Each is matched once. */
function matchEntries<Entry extends object>(entries: readonly Entry[], like: readonly Entry[] = []): (Entry | undefined)[] {
  const free = new Set(like)
  const found: (Entry | undefined)[] = entries.map(() => undefined)
  const match = (choose: (entry: Entry, index: number) => Entry | undefined) =>
    entries.forEach((entry, index) => {
      const one = found[index] ? undefined : choose(entry, index)
      if (one && free.delete(one)) found[index] = one
    })
  match((entry) => [...free].find((one) => sameJson(one, entry)))
  match((entry) => [...free].find((one) => entryName(entry) !== undefined && entryName(one) === entryName(entry)))
  match((_, index) => like[index])
  return found
}

const keyEntries = <Entry extends object>(entries: readonly Entry[] | undefined, like: readonly Entry[] | undefined) => {
  const same = entries && matchEntries(entries, like)
  return entries?.map((entry, index) => withKey(entry, same![index]))
}

/** The content with a key on each list entry. Entries that match one of `like` (see matchEntries) get its key. */
export function withKeys(content: HomepageBody, like: HomepageBody = {}): HomepageBody {
  const given = Object.fromEntries(
    itemFields.map((field) => {
      const known = new Map(like[field]?.map((item) => [keyOf(item), item]))
      return [
        field,
        keyEntries(content[field], like[field])?.map((item) => ({ ...item, media: keyEntries(item.media, known.get(keyOf(item))?.media) })),
      ]
    }),
  )
  const { hero_badges, hero_media, faq } = content
  const all = {
    ...given,
    hero_badges: keyEntries(hero_badges, like.hero_badges),
    hero_media: keyEntries(hero_media, like.hero_media),
    faq: keyEntries(faq, like.faq),
  }
  return { ...content, ...Object.fromEntries(Object.entries(all).filter(([, entries]) => entries !== undefined)) }
}
