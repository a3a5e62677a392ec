import type { Gender } from '#shared/accounts/genders.ts'
import type { Language } from '#shared/fields.ts'
import type { Source } from '#shared/responses/source.ts'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import english from './texts.en.json' with { type: 'json' }
import korean from './texts.ko.json' with { type: 'json' }

export type ExportTexts = typeof english & {
  languages: Record<Language, string>
  sources: Record<Source | 'unknown', string>
  genders: Record<Gender, string>
  questionTypes: Record<QuestionType, string>
}

/** The texts of the Excel file, apart from the survey's own. */
export const exportTexts: Record<Language, ExportTexts> = { en: english, ko: korean }

/** The value of a cell on the sheet Coded whose question was not shown; the same in every language, for programs. */
export const notShown = '(not shown)'

/** Joins the values, or labels, of a multi_select. */
export const joiner = '; '

/** A plain text in the language, else in the other one, else ''. */
export const inLanguage = (english: string, korean: string, language: Language): string =>
  [language === 'ko' ? korean : english, english, korean].find((text) => text.trim() !== '') ?? ''

export const titleOf = ({ title, title_ko, id }: { title: string; title_ko: string; id: string }, language: Language) =>
  inLanguage(title, title_ko, language) || id

export const labelOf = ({ label, label_ko, value }: { label: string; label_ko: string; value: string }, language: Language) =>
  inLanguage(label, label_ko, language) || value
