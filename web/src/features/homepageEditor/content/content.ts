import type { HomepageBody } from '#shared/site/homepage.ts'
import { itemFields } from '#shared/site/itemFields.ts'
import type { MediaItem } from '#shared/survey/media.ts'
import type { Translate } from '../../../lib/language/i18n.ts'

export type Text = { en: string; ko: string }
export type Item = { title: Text; description: Text; media: MediaItem[] }
export type Badge = { label: Text }
export type Faq = { question: Text; answer: Text }

/** Changes a value by a function of the current one, as React's setState does. */
export type Change<Value> = (edit: (now: Value) => Value) => void

/** Names of the content's bilingual text fields. */
export type TextField = {
  [Name in keyof HomepageBody]-?: NonNullable<HomepageBody[Name]> extends Text ? Name : never
}[keyof HomepageBody]

/** The parts of the form, in the order of the page. */
export const groups = ['hero', ...itemFields, 'survey', 'faq', 'contact', 'footer'] as const
export type Group = (typeof groups)[number]

/** The hash of a group on the home page; '' for the hero, which is the top. */
export const anchorOf = (group: Group): string => ({ hero: '', use_cases: 'usecases' })[group as string] ?? group

export const groupFields = {
  hero: ['hero_title', 'hero_subtext', 'hero_badges', 'hero_media', 'cta_survey_label', 'cta_partner_label', 'hero_footnote'],
  mission: ['mission', 'mission_footnote'],
  capabilities: ['capabilities', 'capabilities_footnote'],
  principles: ['principles', 'principles_footnote'],
  ecosystem: ['ecosystem', 'ecosystem_footnote'],
  use_cases: ['use_cases', 'use_cases_footnote'],
  survey: ['survey_section_title', 'survey_section_text', 'survey_section_footnote'],
  faq: ['faq', 'faq_footnote'],
  contact: ['contact_title', 'contact_text', 'contact_footnote'],
  footer: ['footer_html'],
} as const satisfies Record<Group, readonly (keyof HomepageBody)[]>

export const blank: Text = { en: '', ko: '' }

/** The group of a field, by a path such as `mission.1.title.en`. */
export const groupOf = (path: string): Group | undefined =>
  groups.find((group) => (groupFields[group] as readonly string[]).includes(path.split('.')[0]!))

export function placeName(path: string, group: Group, t: Translate): string {
  const index = /\.(\d+)/.exec(path)?.[1]
  return index === undefined ? t(`homepage.${group}`) : `${t(`homepage.${group}`)} ${Number(index) + 1}`
}
