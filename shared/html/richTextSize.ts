import { fieldLimits } from '../fieldLimits.ts'

/** Whether a text is over the limit of characters or of tags: sanitizing takes time quadratic in the number of open tags. */
export function exceedsRichTextLimits(html: string): boolean {
  if (html.length > fieldLimits.richText) return true
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && tags <= fieldLimits.richTextTags; at = html.indexOf('<', at + 1)) tags++
  return tags > fieldLimits.richTextTags
}
