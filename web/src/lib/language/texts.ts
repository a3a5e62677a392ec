import type en from '../../locales/en.json'
import type { Language } from './language.ts'

export type Texts = typeof en
type Area = keyof Texts

/**
 * Which areas of the texts come together: `shell` with every page, the public ones' own texts among them; `errors` when a call fails,
 * `answered` and `controls` (of files and rich text) with later parts of a survey, the others with the pages named so. `work` are the
 * words that several screens of the admin area say.
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

/** The texts of a part in one language, by area. In the built site each part is a file of its own: build/splitTexts.ts. */
export const readTexts = async (language: Language, _part: Part): Promise<Partial<Loaded>> => (await files[language]()).default
