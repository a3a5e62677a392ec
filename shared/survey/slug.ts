import { limits } from '../limits.ts'

/** A typed or pasted text as a slug: in lower case, with every character other than a-z, 0-9 and hyphen removed. */
export const slugOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.slug)

/** The most characters of a suggested slug: people read it aloud and print it. */
const suggestedLength = 60

/** The slug suggested for a title: its words with hyphens between; '' for a title without Latin letters and digits. */
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

/** `slug`, or the first of slug-2, slug-3 … that is not taken. '' stays, since any number of surveys may lack a slug. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!slug) return ''
  let free = slug
  for (let suffix = 2; taken.has(free); suffix++) free = `${slug.slice(0, limits.slug - `-${suffix}`.length)}-${suffix}`
  return free
}
