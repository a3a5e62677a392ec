import { publishedId, type Published } from '#shared/site/pageContract.ts'

export type { Published } from '#shared/site/pageContract.ts'

let current: Published | null | undefined

/** The data in the HTML that the server rendered; null if the HTML is the empty shell. */
export function published(): Published | null {
  if (current === undefined) {
    const text = typeof document === 'undefined' ? null : document.getElementById(publishedId)?.textContent
    current = text ? (JSON.parse(text) as Published) : null
  }
  return current
}

/** Sets that data: on the server before it renders, and in tests. */
export function publish(next: Published | null): void {
  current = next
}
