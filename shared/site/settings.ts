import * as v from 'valibot'
import { line, text, url } from '../fields.ts'
import { limits } from '../limits.ts'

/** The site's settings, plain text without HTML. A save contains all of them; a missing one is stored as ''. */
export const settingsBody = v.object({
  logo_url: url,
  cover_url: url,
  footer_text_en: text(limits.longText),
  footer_text_ko: text(limits.longText),
  company_name_en: line(limits.name),
  company_name_ko: line(limits.name),
  tagline_en: line(limits.title),
  tagline_ko: line(limits.title),
  copyright_text_en: line(limits.title),
  copyright_text_ko: line(limits.title),
})
export type SettingsBody = v.InferOutput<typeof settingsBody>

/** All '' before the first save. `cover_url`: the cover of surveys without one of their own. */
export const publicSettings = settingsBody
export type PublicSettings = SettingsBody

/** `version` counts the saves; 0 before the first. */
export const settings = v.object({ ...settingsBody.entries, version: v.number() })
export type Settings = v.InferOutput<typeof settings>
