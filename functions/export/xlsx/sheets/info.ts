import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Language } from '#shared/fields.ts'
import type { AnyQuestion } from '../../../answered/allQuestions.ts'
import type { Cell } from '../../cell.ts'
import { isOwnColumn, type ColumnPlan } from '../../columnPlan.ts'
import { exportedKinds } from '../../kinds/exportedKinds.ts'
import type { Outcome } from '../../exportInput.ts'
import { readOwnColumn } from '../../ownColumns.ts'
import { notShown, exportTexts } from '../../texts.ts'

type InfoFacts = Outcome & {
  survey: SurveyFields & { id: string; slug: string; version: number; title: string; title_ko: string }
  /** Wall-clock times as text. */
  created: string
  exported: string
  timeZone: string
  language: Language
  questions: AnyQuestion[]
  plan: ColumnPlan
  hasLongAnswers: boolean
}

/** The rows of the sheet Info: the content of the file, how to read it, and what is missing. */
export function infoRows(facts: InfoFacts): Cell[][] {
  const texts = exportTexts[facts.language].info
  const asked = facts.questions.filter(takesAnswer)
  const own = new Set(facts.plan.leading.filter(isOwnColumn).map((id) => readOwnColumn(id).group))
  return [
    [texts.title_en, facts.survey.title || null],
    [texts.title_ko, facts.survey.title_ko || null],
    [texts.id, facts.survey.id],
    [texts.slug, facts.survey.slug || null],
    [texts.version, facts.survey.version],
    [texts.created_at, facts.created],
    [texts.exported_at, facts.exported],
    [texts.timeZone, facts.timeZone],
    [texts.language, exportTexts[facts.language].languages[facts.language]],
    [texts.responses, facts.rows],
    [texts.imported, facts.imported],
    ...(own.has('screened') ? [[texts.screened, facts.screened]] : []),
    [texts.unreadable, facts.unreadable],
    [texts.questions, asked.filter(({ deleted }) => !deleted).length],
    [texts.deletedQuestions, asked.filter(({ deleted }) => deleted).length],
    [texts.emptyCell, texts.emptyCellMeans],
    [notShown, texts.notShownMeans],
    [texts.coded, texts.codedMeans],
    [texts.gatesMean, ruleIndex(facts.survey).hasConditions ? texts.gatesMeanConditions : texts.gatesMeanAll],
    ...rowIf(
      facts.questions.some(({ rows }) => rows),
      texts.rows,
      texts.rowsMean,
    ),
    ...rowIf(
      asked.some(({ type }) => exportedKinds[type].hasPlaces),
      texts.ranking,
      texts.rankingMeans,
    ),
    ...rowIf(own.has('drawn'), texts.drawn, texts.drawnMean),
    ...rowIf(own.has('seed'), texts.seed, texts.seedMeans),
    ...rowIf(own.has('link'), texts.link, texts.linkMeans),
    ...rowIf(facts.hasLongAnswers, texts.note, texts.longAnswers),
    ...rowIf(facts.plan.flagsLeftOut.length, texts.flagsLeftOut, ids(facts.plan.flagsLeftOut)),
    ...rowIf(facts.plan.columnsLeftOut.length, texts.columnsLeftOut, ids(facts.plan.columnsLeftOut)),
    ...rowIf(facts.unknownVersion, texts.unknownVersion, facts.unknownVersion),
    ...facts.unreadableListed.map(({ created, beforeRow }): Cell[] => [
      texts.unreadableResponse,
      `${created ?? texts.unknownTime} ${texts.beforeRow} ${beforeRow}`,
    ]),
    ...rowIf(facts.unreadable > facts.unreadableListed.length, texts.unreadableMore, facts.unreadable - facts.unreadableListed.length),
  ]
}

const ids = (questions: AnyQuestion[]) => questions.map(({ id }) => id).join(', ')

/** The row if `reason` is truthy, else none. */
const rowIf = (reason: number | boolean, ...row: Cell[]): Cell[][] => (reason ? [row] : [])
