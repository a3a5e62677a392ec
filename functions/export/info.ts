import type { Language } from '#shared/fields.ts'
import type { Cell } from './cells/cell.ts'
import type { ColumnPlan } from './columnPlan.ts'
import type { ExportedQuestion } from './exportedQuestions.ts'
import { notShown, exportTexts } from './texts.ts'

/** A response that could not be read: when it was made, and which row it would have come before. */
export type Unreadable = { created: Cell; beforeRow: number }

type InfoFacts = {
  survey: { id: string; slug: string; version: number; title: string; title_ko: string }
  /** Wall-clock times as text. */
  created: string
  exported: string
  timeZone: string
  language: Language
  rows: number
  questions: ExportedQuestion[]
  plan: ColumnPlan
  unreadable: number
  /** The first of those that could not be read. */
  unreadableListed: Unreadable[]
  /** Responses whose version of the survey could not be read. */
  unknownVersion: number
  hasLongAnswers: boolean
}

/** The rows of the sheet Info: what the file is, how to read it, and what is missing from it. */
export function infoRows(facts: InfoFacts): Cell[][] {
  const say = exportTexts[facts.language].info
  return [
    [say.title_en, facts.survey.title || null],
    [say.title_ko, facts.survey.title_ko || null],
    [say.id, facts.survey.id],
    [say.slug, facts.survey.slug || null],
    [say.version, facts.survey.version],
    [say.created_at, facts.created],
    [say.exported_at, facts.exported],
    [say.timeZone, facts.timeZone],
    [say.language, exportTexts[facts.language].languages[facts.language]],
    [say.responses, facts.rows],
    [say.unreadable, facts.unreadable],
    [say.questions, facts.questions.filter(({ deleted }) => !deleted).length],
    [say.deletedQuestions, facts.questions.filter(({ deleted }) => deleted).length],
    [say.emptyCell, say.emptyCellMeans],
    [notShown, say.notShownMeans],
    [say.coded, say.codedMeans],
    [say.gatesMean, say.gatesMeanAll],
    ...when(facts.hasLongAnswers, say.note, say.longAnswers),
    ...when(facts.plan.flagsLeftOut.length, say.flagsLeftOut, ids(facts.plan.flagsLeftOut)),
    ...when(facts.plan.columnsLeftOut.length, say.columnsLeftOut, ids(facts.plan.columnsLeftOut)),
    ...when(facts.unknownVersion, say.unknownVersion, facts.unknownVersion),
    ...facts.unreadableListed.map(({ created, beforeRow }): Cell[] => [
      say.unreadableResponse,
      `${created ?? say.unknownTime} ${say.beforeRow} ${beforeRow}`,
    ]),
    ...when(facts.unreadable > facts.unreadableListed.length, say.unreadableMore, facts.unreadable - facts.unreadableListed.length),
  ]
}

const ids = (questions: ExportedQuestion[]) => questions.map(({ id }) => id).join(', ')

/** The row, where there is reason for it. */
const when = (reason: number | boolean, ...row: Cell[]): Cell[][] => (reason ? [row] : [])
