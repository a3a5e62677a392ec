import type { Language } from '#shared/fields.ts'
import { english, type ExportTexts } from './texts.en.ts'
import { korean } from './texts.ko.ts'

/** Every text of the file that is not the survey's own. */
export const exportTexts: Record<Language, ExportTexts> = { en: english, ko: korean }

/** What a cell of the sheet Coded says when its question was never shown: the same in every language, for programs to find. */
export const notShown = '(not shown)'

/** Joins the values, or labels, of a multi_select. */
export const joiner = '; '
