import type { Gender } from '#shared/accounts/genders.ts'
import type { Language } from '#shared/fields.ts'
import type { Source } from '#shared/responses/source.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair, text } from '#shared/text.ts'
import english from './texts.en.json' with { type: 'json' }
import korean from './texts.ko.json' with { type: 'json' }

export type ExportTexts = typeof english & {
  languages: Record<Language, string>
  sources: Record<Source | 'unknown', string>
  genders: Record<Gender, string>
}

/** The texts of the Excel file, apart from the survey's own. */
export const exportTexts: Record<Language, ExportTexts> = { en: english, ko: korean }

/** The value of a cell on the sheet Coded whose question was not shown; the same in every language, for programs. */
export const notShown = '(not shown)'

/** Joins the values, or labels, of a multi_select. */
export const joiner = '; '

/** A question's title in the language, else in the other language, else its id. */
export const titleOf = (question: Pick<Question, 'title' | 'title_ko' | 'id'>, language: Language): string =>
  text(pair(question, 'title'), language) || question.id
