import * as v from 'valibot'
import { line, list, richText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { mediaItem } from '../survey/media.ts'

const short = v.object({ en: line(limits.longText), ko: line(limits.longText) })
const footnote = v.object({ en: text(limits.longText), ko: text(limits.longText) })
const rich = v.object({ en: richText, ko: richText })
const items = list(v.object({ title: short, description: rich, media: list(mediaItem, limits.media) }), limits.homepageItems)

const fields = {
  hero_title: rich,
  hero_subtext: rich,
  hero_badges: list(v.object({ label: short }), limits.homepageItems),
  hero_media: list(mediaItem, limits.media),
  cta_survey_label: short,
  cta_partner_label: short,
  hero_footnote: footnote,
  mission: items,
  mission_footnote: footnote,
  capabilities: items,
  capabilities_footnote: footnote,
  principles: items,
  principles_footnote: footnote,
  ecosystem: items,
  ecosystem_footnote: footnote,
  use_cases: items,
  use_cases_footnote: footnote,
  survey_section_title: short,
  survey_section_text: rich,
  survey_section_footnote: footnote,
  faq: list(v.object({ question: short, answer: rich }), limits.homepageItems),
  faq_footnote: footnote,
  contact_title: short,
  contact_text: rich,
  contact_footnote: footnote,
  footer_html: rich,
}

/** The home page's content. A save may contain any part of it; absent fields stay as they are. */
export const homepageBody = v.partial(v.object(fields))
export type HomepageBody = v.InferOutput<typeof homepageBody>

/** `{}` before the first save. */
export const homepagePublic = homepageBody
export type HomepagePublic = HomepageBody

/** `version` counts the saves; 0 before the first. */
export const homepage = v.object({ ...homepageBody.entries, version: v.number() })
export type Homepage = v.InferOutput<typeof homepage>
