import type en from '../../locales/en.json'
import type { Language } from './language.ts'

export type Texts = typeof en
type Area = keyof Texts

/**
 * The areas of the texts that are loaded together: `shell` with every page, with the texts of the public pages; `errors` when a call fails; `answered`
 * and `controls` (files and rich text) with chunks of the survey's page; the others with the pages of that name. The area `work` holds texts that
 * several admin screens share.
 */
export const parts = {
  shell: ['common', 'nav', 'home', 'sections', 'carousel', 'contact', 'surveys', 'survey'],
  answered: ['answered'],
  controls: ['files', 'writing'],
  file: ['file'],
  auth: ['auth', 'arrival', 'ways'],
  account: ['account'],
  admin: ['admin', 'work', 'exports', 'settings', 'image', 'definition', 'home_admin', 'inquiries', 'providers', 'users'],
  results: ['results'],
  editor: ['editor', 'cards', 'branching', 'fields', 'preview', 'logic'],
  rich_text: ['rich_text'],
  homepage: ['homepage'],
  errors: ['errors'],
} as const satisfies Record<string, readonly Area[]>
export type Part = keyof typeof parts

/** Korean has no singular, so its texts have fewer keys. */
type Loaded = Record<Area, Record<string, string>>

const files: Record<Language, () => Promise<{ default: Loaded }>> = {
  en: () => import('../../locales/en.json'),
  ko: () => import('../../locales/ko.json'),
}

/** The texts of a part in one language, by area. In the built site each part is a file of its own (build/splitTexts.ts). */
export const readTexts = async (language: Language, _part: Part): Promise<Partial<Loaded>> => (await files[language]()).default
