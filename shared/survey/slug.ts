import { limits } from '../limits.ts'

/** What of a typed or pasted text an address may hold: in lower case, every character other than a-z, 0-9 and hyphen removed. */
export const slugOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.slug)

/** Characters that a suggested address has at most: it is read aloud and printed. */
const suggestedLength = 60

/** The address that a title suggests, its words with hyphens between; '' for a title without Latin letters and digits. */
export function suggestedSlug(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  const [first = '', ...words] = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let slug = first.slice(0, suggestedLength)
  for (const word of words) {
    if (slug.length + 1 + word.length > suggestedLength) break
    slug += `-${word}`
  }
  return slug
}

/** `slug`, else the first of slug-2, slug-3 … that is not taken. '' stays: any number of surveys have no address of their own. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!slug) return ''
  let free = slug
  for (let suffix = 2; taken.has(free); suffix++) free = `${slug.slice(0, limits.slug - `-${suffix}`.length)}-${suffix}`
  return free
}
