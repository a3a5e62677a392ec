import { textOf } from './plainText.ts'

/** The words of a rich text on one line. */
export const excerpt = (html: string): string => textOf(html).replace(/\s+/g, ' ').trim()
