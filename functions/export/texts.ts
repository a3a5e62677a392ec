import type { Language } from '#shared/fields.ts'
import { english, type ExportTexts } from './texts.en.ts'
import { korean } from './texts.ko.ts'

/** The texts of the Excel file, apart from the survey's own. */
export const exportTexts: Record<Language, ExportTexts> = { en: english, ko: korean }

/** The value of a cell on the sheet Coded whose question was not shown; the same in every language, for programs. */
export const notShown = '(not shown)'

/** Joins the values, or labels, of a multi_select. */
export const joiner = '; '
