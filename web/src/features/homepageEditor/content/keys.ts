import type { HomepageBody } from '#shared/homepage.ts'
import { itemFields } from './content.ts'

/** Names an entry of a list for as long as the editor is open; a symbol goes along when the entry is copied, and is never sent. */
const key = Symbol('key')
type Keyed = { [key]?: string }
let last = 0

/** The name of an entry, whatever becomes of it and wherever it moves. */
export const keyOf = (entry: object): string => (entry as Keyed)[key] ?? ''

/** The entry with a name: of its own, or that of `like`. */
export const keyed = <Entry extends object>(entry: Entry, like?: object): Entry => ({
  ...entry,
  [key]: (like && keyOf(like)) || `entry-${++last}`,
})

const list = <Entry extends object>(entries: readonly Entry[] | undefined, like: readonly object[] | undefined) =>
  entries?.map((entry, index) => keyed(entry, like?.[index]))

/** The content with all its entries named: those that stand where `like` has one are taken for the same. */
export function withKeys(content: HomepageBody, like: HomepageBody = {}): HomepageBody {
  const given = Object.fromEntries(
    itemFields.map((field) => [
      field,
      list(content[field], like[field])?.map((item, index) => ({ ...item, media: list(item.media, like[field]?.[index]?.media) })),
    ]),
  )
  const { hero_badges, hero_media, faq } = content
  const all = {
    ...given,
    hero_badges: list(hero_badges, like.hero_badges),
    hero_media: list(hero_media, like.hero_media),
    faq: list(faq, like.faq),
  }
  return { ...content, ...Object.fromEntries(Object.entries(all).filter(([, entries]) => entries !== undefined)) }
}
