import type { Language } from './language.ts'

/** `shell`: with every page; `signed_in`: with the account menu; `errors`: when a call fails; `response`: with chunks of the survey's page; others: by page. */
const parts = {
  shell: { en: () => import('../../locales/en/shell.json'), ko: () => import('../../locales/ko/shell.json') },
  signed_in: { en: () => import('../../locales/en/signed_in.json'), ko: () => import('../../locales/ko/signed_in.json') },
  survey: { en: () => import('../../locales/en/survey.json'), ko: () => import('../../locales/ko/survey.json') },
  response: { en: () => import('../../locales/en/response.json'), ko: () => import('../../locales/ko/response.json') },
  file: { en: () => import('../../locales/en/file.json'), ko: () => import('../../locales/ko/file.json') },
  home: { en: () => import('../../locales/en/home.json'), ko: () => import('../../locales/ko/home.json') },
  surveys: { en: () => import('../../locales/en/surveys.json'), ko: () => import('../../locales/ko/surveys.json') },
  auth: { en: () => import('../../locales/en/auth.json'), ko: () => import('../../locales/ko/auth.json') },
  account: { en: () => import('../../locales/en/account.json'), ko: () => import('../../locales/ko/account.json') },
  admin: { en: () => import('../../locales/en/admin.json'), ko: () => import('../../locales/ko/admin.json') },
  results: { en: () => import('../../locales/en/results.json'), ko: () => import('../../locales/ko/results.json') },
  editor: { en: () => import('../../locales/en/editor.json'), ko: () => import('../../locales/ko/editor.json') },
  homepage: { en: () => import('../../locales/en/homepage.json'), ko: () => import('../../locales/ko/homepage.json') },
  errors: { en: () => import('../../locales/en/errors.json'), ko: () => import('../../locales/ko/errors.json') },
}
export type Part = keyof typeof parts

type English = Awaited<ReturnType<(typeof parts)[Part]['en']>>['default']
type AreaOf<Texts> = Texts extends unknown ? keyof Texts : never
/** All texts in English, by area. Korean has no singular, so its texts have fewer keys. */
export type Texts = { [Area in AreaOf<English>]: Extract<English, Record<Area, unknown>>[Area] }

/** The texts of a part in one language, by area. */
export const readTexts = async (language: Language, part: Part): Promise<Record<string, Record<string, string>>> =>
  (await parts[part][language]()).default
