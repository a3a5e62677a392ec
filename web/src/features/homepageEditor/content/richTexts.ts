import type { HomepageBody } from '#shared/site/homepage.ts'
import { uploadInlineImages } from '../../../ui/richText/inlineImages.ts'

/** Names of the fields with HTML, of the page and of its entries. */
const richFields = new Set(['hero_title', 'hero_subtext', 'description', 'survey_section_text', 'answer', 'contact_text', 'footer_html'])

function mapHtml<Value>(value: Value, write: (html: string) => string, isRich = false): Value {
  if (typeof value === 'string') return (isRich ? write(value) : value) as Value
  if (Array.isArray(value)) {
    const next = value.map((entry: unknown) => mapHtml(entry, write))
    return next.every((entry, index) => entry === value[index]) ? value : (next as Value)
  }
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.entries(value)
    .map(([name, part]: [string, unknown]) => [name, mapHtml(part, write, isRich || richFields.has(name))] as const)
    .filter(([name, part]) => part !== (value as Record<string, unknown>)[name])
  return changed.length ? { ...value, ...Object.fromEntries(changed) } : value
}

/** Applies `write` to each HTML text of the content; the same content if nothing changes. */
export const mapRichTexts = (content: HomepageBody, write: (html: string) => string): HomepageBody => mapHtml(content, write)

/** Uploads images pasted into rich texts. Returns the new HTML by the old, for texts with such images. Throws ApiError as uploads do. */
export async function uploadPastedImages(content: HomepageBody): Promise<Map<string, string>> {
  const pasted = new Set<string>()
  mapRichTexts(content, (html) => {
    pasted.add(html)
    return html
  })
  const uploaded = new Map<string, string>()
  for (const html of pasted) {
    const stored = await uploadInlineImages(html)
    if (stored !== html) uploaded.set(html, stored)
  }
  return uploaded
}
