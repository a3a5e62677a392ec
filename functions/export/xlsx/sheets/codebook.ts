import type { Language } from '#shared/fields.ts'
import { pair, text } from '#shared/text.ts'
import type { Cell } from '../../cell.ts'
import type { AnyChoice, AnyQuestion } from '../../../answered/allQuestions.ts'
import type { Definition } from '../../../data/surveys/definitions.ts'
import { exportedKinds } from '../../kinds/exportedKinds.ts'
import { ownColumnIds, readOwnColumn } from '../../ownColumns.ts'
import { gatesOf } from './gates.ts'
import { exportTexts, type ExportTexts, joiner } from '../../texts.ts'

/** The columns of the codebook in order. */
const codebookColumns = [
  'section',
  'question_id',
  'title_en',
  'title_ko',
  'type',
  'required',
  'value',
  'label_en',
  'label_ko',
  'former',
  'gates',
  'deleted',
] as const satisfies (keyof ExportTexts['codebook'])[]

/** Further columns, in the order of their texts, each only for surveys that fill it. */
const optionalColumns = (Object.keys(exportTexts.en.codebook) as Column[]).filter(
  (column) => !codebookColumns.some((one) => one === column),
)

type Column = keyof ExportTexts['codebook']
type Row = Partial<Record<Column, Cell>>

/** The columns of a survey's codebook in order. */
export function codebookColumnsOf(questions: readonly AnyQuestion[]): Column[] {
  const filled = new Set(
    questions
      .flatMap((question): Row[] => [
        kindCells(question),
        ...linesOf(question, 'yes'),
        ...rowCells(question),
        ...question.choices.map((choice) => flagCells(question, choice, 'yes')),
      ])
      .flatMap((row) => Object.entries(row).flatMap(([column, cell]) => (isFilled(cell) ? [column] : []))),
  )
  return [...codebookColumns, ...optionalColumns.filter((column) => filled.has(column))]
}

const isFilled = (cell: Cell | undefined) => cell !== undefined && cell !== null && cell !== ''

/** The cells of the fields that only questions of one type have. */
const kindCells = (question: AnyQuestion): Row => exportedKinds[question.type].described?.(question) ?? {}

const linesOf = (question: AnyQuestion, yes: string): Row[] => exportedKinds[question.type].lines?.(question, yes) ?? []

/** The cells of a choice's flags. */
const flagCells = ({ type }: AnyQuestion, choice: AnyChoice, yes: string): Row =>
  Object.fromEntries((exportedKinds[type].flags ?? []).flatMap((flag) => (choice[flag] ? [[flagColumns[flag], yes]] : [])))

const flagColumns = { text_entry: 'text', no_answer: 'no_answer' } as const

/** The cells of a question's rows. */
const rowCells = ({ rows = [] }: AnyQuestion) => rows.map(({ id, label, label_ko }) => ({ row: id, label_en: label, label_ko }))

/** The codebook: the columns before the answers, then each of `questions` (deleted ones last), followed by its rows and its choices. */
export function* codebookRows(survey: Definition, questions: AnyQuestion[], language: Language): Generator<Cell[]> {
  const gates = gatesOf(survey, language)
  const columns = codebookColumnsOf(questions)
  const cells = (row: Row): Cell[] => columns.map((column) => (isFilled(row[column]) ? row[column]! : null))
  const { yes, no } = exportTexts[language]
  const yesOrNo = (is: boolean) => (is ? yes : no)
  for (const { isFormer, ...row } of ownRows(survey, language)) yield cells({ ...row, deleted: yesOrNo(isFormer) })
  for (const question of questions) {
    const place = { section: text(pair(question.section, 'title'), language), question_id: question.id }
    yield cells({
      ...place,
      title_en: question.title,
      title_ko: question.title_ko,
      type: exportedKinds[question.type].name[language],
      required: yesOrNo(question.required),
      ...kindCells(question),
      gates: question.deleted ? '' : (gates.get(question.id) ?? null),
      deleted: yesOrNo(question.deleted),
    })
    for (const line of linesOf(question, yes)) yield cells({ ...place, ...line, deleted: yesOrNo(question.deleted) })
    for (const [at, row] of rowCells(question).entries())
      yield cells({ ...place, ...row, deleted: yesOrNo(question.deleted || question.rows![at]!.deleted) })
    for (const choice of exportedKinds[question.type].lines ? [] : question.choices)
      yield cells({
        ...place,
        ...choiceCells(choice),
        ...flagCells(question, choice, yes),
        deleted: yesOrNo(question.deleted || choice.deleted),
      })
  }
}

const choiceCells = ({ value, label, label_ko, aliases }: AnyChoice) => ({
  value,
  label_en: label,
  label_ko,
  former: aliases.join(joiner),
})

/** The columns of pools, each followed by its sections, of the seed and of link fields. */
function* ownRows(survey: Definition, language: Language): Generator<Row & { isFormer: boolean }> {
  const { pools = [], link_fields = [], sections } = survey
  for (const id of ownColumnIds(survey)) {
    const { group, name } = readOwnColumn(id)
    if (group === 'screened') continue
    const isFormer = {
      drawn: !pools.some((pool) => pool.id === name),
      link: !link_fields.some((field) => field.name === name),
      seed: false,
    }
    yield { question_id: id, type: exportTexts[language].leading[group], isFormer: isFormer[group] }
    for (const section of group === 'drawn' && !isFormer.drawn ? sections.filter(({ pool }) => pool === name) : [])
      yield { question_id: id, value: section.id, label_en: section.title, label_ko: section.title_ko, isFormer: false }
  }
}
