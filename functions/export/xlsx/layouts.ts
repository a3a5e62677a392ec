import type { Language } from '#shared/fields.ts'
import { rowLabel } from '#shared/kinds/checkedKinds.ts'
import { labelOf } from '#shared/kinds/choices/labelOf.ts'
import type { AnyQuestion } from '../../answered/allQuestions.ts'
import type { Cell } from '../cell.ts'
import { codebookColumnsOf } from './sheets/codebook.ts'
import {
  type AnswerColumn,
  choiceColumnsOf,
  codedColumnsOf,
  codedIds,
  columnId,
  columnsOf,
  type ColumnPlan,
  isOwnColumn,
  momentColumns,
  textColumn,
} from '../columnPlan.ts'
import { exportedKinds } from '../kinds/exportedKinds.ts'
import { ownColumnTitle, readOwnColumn } from '../ownColumns.ts'
import { cellCharacters, slices } from './excelText.ts'
import type { LongAnswers } from './longAnswers.ts'
import type { SheetLayout } from './layout.ts'
import { exportTexts, titleOf } from '../texts.ts'

const leadingWidths = [8, 20, 20, 12, 12, 14, 20, 8, 14, 20]
const ownWidth = { drawn: 20, seed: 12, link: 20, screened: 14 }
const flagWidth = 12
const textWidth = 30
const codebookWidths = [20, 14, 40, 40, 16, 10, 30, 30, 30, 24, 50, 10]

/** The layouts of the file's sheets. Texts that are too long for a cell are added to `long`. */
export function sheetLayouts(plan: ColumnPlan, questions: AnyQuestion[], language: Language, long: LongAnswers) {
  const codebook = codebookColumnsOf(questions)
  const texts = exportTexts[language]
  const leading = plan.leading.map((id) => (isOwnColumn(id) ? ownColumnTitle(id, language) : texts.leading[id]))
  const widthsBefore = [...leadingWidths, ...plan.leading.filter(isOwnColumn).map((id) => ownWidth[readOwnColumn(id).group])]
  const titles = columnTitles(plan, language)
  const answers = answerColumns(plan, titles, language)
  const coded = codedColumns(plan, titles, language)

  const cut = (sheet: string, place: (cells: readonly Cell[], column: number) => { row: Cell; id: string }): SheetLayout['shorten'] => {
    const room = cellCharacters - texts.continued.length
    return (text, cells, column) => {
      long.add({ ...place(cells, column), text, sheet })
      return slices(text, room)[0] + texts.continued
    }
  }
  const answerIds = [...plan.leading, ...answers.map(({ id }) => id)]
  const ids = codedIds(plan)
  const dates = new Set(answers.flatMap(({ isDated }, at) => (isDated ? [leading.length + at] : [])))

  return {
    responses: {
      name: 'Responses',
      header: [[...leading, ...answers.map(({ title }) => title)]],
      widths: [...widthsBefore, ...answers.map(({ width }) => width)],
      moments: momentColumns,
      ...(dates.size > 0 && { dates }),
      autoFilter: true,
      shorten: cut('Responses', (cells, column) => ({ row: cells[0]!, id: answerIds[column]! })),
    },
    coded: {
      name: 'Coded',
      header: [ids, [...leading, ...coded.map(({ title }) => title)]],
      widths: [...widthsBefore, ...coded.map(({ width }) => width)],
      moments: momentColumns,
      shorten: cut('Coded', (cells, column) => ({ row: cells[0]!, id: ids[column]! })),
    },
    codebook: {
      name: 'Codebook',
      header: [codebook.map((column) => texts.codebook[column])],
      widths: codebook.map((_, at) => codebookWidths[at] ?? 12),
      autoFilter: true,
      wrap: true,
      shorten: cut('Codebook', (cells) => ({ row: null, id: String(cells[codebook.indexOf('question_id')]) })),
    },
    info: {
      name: 'Info',
      header: [[texts.info.item, texts.info.value]],
      widths: [34, 90],
      wrap: true,
      shorten: cut('Info', (cells) => ({ row: null, id: String(cells[0]) })),
    },
    longAnswers: {
      name: 'Long answers',
      header: [[texts.longAnswers.row, texts.longAnswers.id, texts.longAnswers.part, texts.longAnswers.text, texts.longAnswers.sheet]],
      widths: [8, 14, 8, 100, 14],
      shorten: (text) => text,
    },
  } satisfies Record<string, SheetLayout>
}

/** The columns of the answers on Responses: a question's, followed by that of its choice's texts. */
const answerColumns = (plan: ColumnPlan, titles: ReadonlyMap<string, string>, language: Language) =>
  plan.questions.flatMap((question) => [
    ...columnsOf(question).map((column) => ({
      id: columnId(column),
      title: titles.get(columnId(column))!,
      width: exportedKinds[question.type].width(question, language),
      isDated: exportedKinds[question.type].isDated,
    })),
    ...textColumns(plan, question, language).map((column) => ({ ...column, id: textColumn(question.id), isDated: false })),
  ])

/** The column of the texts of a question's choice, if it has one. */
function textColumns({ entries }: ColumnPlan, question: AnyQuestion, language: Language) {
  const choice = entries.get(question)
  return choice ? [{ title: `${titleOf(question, language)}: ${labelOf(choice, language)}`, width: textWidth }] : []
}

/** The titles of the answers' columns by their ids: a question's, with that of its row. Two that would be alike have the question's number first. */
function columnTitles({ questions }: ColumnPlan, language: Language): Map<string, string> {
  const titleOfColumn = ({ question, row, place }: AnswerColumn) => {
    const part = row ? rowLabel(row, language) : place
    return part === undefined ? titleOf(question, language) : `${titleOf(question, language)}: ${part}`
  }
  const alike = Map.groupBy(questions.flatMap(columnsOf), titleOfColumn)
  return new Map(
    questions.flatMap((question, at) =>
      columnsOf(question).map((column) => {
        const title = titleOfColumn(column)
        const isNumbered = (column.row ?? column.place) && alike.get(title)!.length > 1
        return [columnId(column), isNumbered ? `${at + 1}. ${title}` : title] as const
      }),
    ),
  )
}

/** The titles and widths of the answers' columns of Coded, in the order of `codedIds`. */
function codedColumns(plan: ColumnPlan, titles: ReadonlyMap<string, string>, language: Language) {
  return plan.questions.flatMap((question) => {
    const width = Math.min(exportedKinds[question.type].width(question, language), 30)
    const flags = choiceColumnsOf(question, plan.flagged)
    return [
      ...codedColumnsOf(question).map((column) => ({ title: titles.get(columnId(column))!, width })),
      ...flags.map((choice) => ({ title: `${titleOf(question, language)}: ${labelOf(choice, language)}`, width: flagWidth })),
      ...textColumns(plan, question, language),
    ]
  })
}
