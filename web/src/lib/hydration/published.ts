import { publishedId, type Published } from '#shared/site/publishedPage.ts'

export type { Published } from '#shared/site/publishedPage.ts'

let now: Published | null | undefined

/** What this page was published with; null where the HTML is the empty shell. */
export function published(): Published | null {
  if (now === undefined) {
    const text = typeof document === 'undefined' ? null : document.getElementById(publishedId)?.textContent
    now = text ? (JSON.parse(text) as Published) : null
  }
  return now
}

/** On the server, before a page is rendered; in tests. */
export function publish(next: Published | null): void {
  now = next
}
