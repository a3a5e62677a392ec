import * as v from 'valibot'
import { list, richText, text } from './fields.ts'
import { limits } from './limits.ts'
import { mediaItem } from './media.ts'

const plain = v.object({ en: text(limits.longText), ko: text(limits.longText) })
const rich = v.object({ en: richText, ko: richText })
const items = list(v.object({ title: plain, description: rich, media: list(mediaItem, limits.media) }), limits.homepageItems)

const fields = {
  hero_title: rich,
  hero_subtext: rich,
  hero_badges: list(v.object({ label: plain }), limits.homepageItems),
  hero_media: list(mediaItem, limits.media),
  cta_survey_label: plain,
  cta_partner_label: plain,
  hero_footnote: plain,
  mission: items,
  mission_footnote: plain,
  capabilities: items,
  capabilities_footnote: plain,
  principles: items,
  principles_footnote: plain,
  ecosystem: items,
  ecosystem_footnote: plain,
  use_cases: items,
  use_cases_footnote: plain,
  survey_section_title: plain,
  survey_section_text: rich,
  survey_section_footnote: plain,
  faq: list(v.object({ question: plain, answer: rich }), limits.homepageItems),
  faq_footnote: plain,
  contact_title: plain,
  contact_text: rich,
  contact_footnote: plain,
  footer_html: rich,
}

/** The home page's content. A save may carry any part of it: what is absent stays as it was. */
export const homepageBody = v.partial(v.object(fields))
export type HomepageBody = v.InferOutput<typeof homepageBody>

/** `{}` before the first save. */
export const homepagePublic = homepageBody
export type HomepagePublic = HomepageBody

/** `version` counts the saves; 0 before the first. */
export const homepage = v.object({ ...homepageBody.entries, version: v.number() })
export type Homepage = v.InferOutput<typeof homepage>
