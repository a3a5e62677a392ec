import type { HomepageBody } from '#shared/site/homepage.ts'
import { itemFields, type Text } from './content.ts'

/** Names an entry of a list for as long as the editor is open; a symbol goes along when the entry is copied, and is never sent. */
const key = Symbol('key')
type Keyed = { [key]?: string }
let last = 0

/** The name of an entry, whatever becomes of it and wherever it moves. */
export const keyOf = (entry: object): string => (entry as Keyed)[key] ?? ''

/** The entry with a name: of its own, or that of `like`. */
export const withKey = <Entry extends object>(entry: Entry, like?: object): Entry => ({
  ...entry,
  [key]: (like && keyOf(like)) || `entry-${++last}`,
})

/** As JSON with its names in order, so that the same content of another origin is the same. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** What people call an entry: its title, question or label, or the address of its file; undefined where that is blank. */
function entryName(entry: { title?: Text; question?: Text; label?: Text; url?: string }): string | undefined {
  const text = entry.title ?? entry.question ?? entry.label
  if (!text) return entry.url
  return text.en || text.ko ? told(text) : undefined
}

/** For each entry the one of `like` that it is taken for: the same one, else one of its name, else the one in its place. Each is taken once. */
function matchEntries<Entry extends object>(entries: readonly Entry[], like: readonly Entry[] = []): (Entry | undefined)[] {
  const free = new Set(like)
  const found: (Entry | undefined)[] = entries.map(() => undefined)
  const match = (choose: (entry: Entry, index: number) => Entry | undefined) =>
    entries.forEach((entry, index) => {
      const one = found[index] ? undefined : choose(entry, index)
      if (one && free.delete(one)) found[index] = one
    })
  match((entry) => [...free].find((one) => told(one) === told(entry)))
  match((entry) => [...free].find((one) => entryName(entry) !== undefined && entryName(one) === entryName(entry)))
  match((_, index) => like[index])
  return found
}

const keyEntries = <Entry extends object>(entries: readonly Entry[] | undefined, like: readonly Entry[] | undefined) => {
  const same = entries && matchEntries(entries, like)
  return entries?.map((entry, index) => withKey(entry, same![index]))
}

/** The content with all its entries named, those that `like` has as it names them: the same ones, else those of a name or in a place. */
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
