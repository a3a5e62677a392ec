import { fieldLimits } from '../fieldLimits.ts'

/**
 * Whether a rich text is longer than one may be, or has more tags: what takes one apart, or makes it safe, takes time by the square of
 * the tags that stand open. The text may be anything.
 */
export function isTooLong(html: string): boolean {
  if (html.length > fieldLimits.richText) return true
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && tags <= fieldLimits.richTextTags; at = html.indexOf('<', at + 1)) tags++
  return tags > fieldLimits.richTextTags
}
