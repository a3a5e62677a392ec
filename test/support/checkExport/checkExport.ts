// Checks that an export has all answers of a survey's responses, with a reader of its own:
//   node scripts/on24.mjs test/support/checkExport/checkExport.ts SURVEY.json RESPONSES.ndjson[.gz] FILE.xlsx
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { codedColumns, type Column, nameOf, readableColumns } from './answerColumns.ts'
import { compareColumns, compareTexts } from './compareRows.ts'
import { expectedCell, squash } from './expectedCell.ts'
import { exportedTables, leadingColumns } from './exportedTables.ts'
import { askedQuestions, ownCell, ownColumns, type ResponseLine, type SurveyFile } from './surveyFile.ts'

/** The result: counts of matching rows and answers. `problems` is empty when nothing is missing and nothing is surplus. */
type ExportCheck = { rows: number; inResponses: number; inCoded: number; problems: string[] }

/** A response as in both sheets, with its demographics and the columns of its survey. '' for no answer. */
type Row = { readable: string[]; coded: string[]; person: string[] }

const personFields = ['job', 'age', 'gender', 'country']

/** The expected demographics and cells of the survey's own columns, as for programs. */
export const expectedPerson = (line: ResponseLine, own: string[]): string[] => [
  ...personFields.map((field) => {
    const value = line.demographics?.[field]
    return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  }),
  ...own.map((id) => ownCell(line, id) ?? ''),
]

/** The survey's own columns whose cells the lines know, and those that the server drew for all of them. */
export function knownColumns(survey: SurveyFile, lines: readonly ResponseLine[]): { own: string[]; known: string[] } {
  const own = ownColumns(survey, lines)
  return { own, known: own.filter((id) => lines.some((line) => ownCell(line, id) !== undefined)) }
}

/** The cells of a row in these columns, and of its demographics, as they are to be compared. */
export const foundCells = (columns: Column[], cells: string[]): string[] =>
  columns.map(({ question, index }) => {
    const text = cells[index] === undefined || cells[index] === '(not shown)' ? '' : cells[index]
    return question.type === 'rich_text' ? squash(text) : text
  })
export const foundPerson = (cells: string[], { own, known }: ReturnType<typeof knownColumns>): string[] => [
  ...cells.slice(leadingColumns - personFields.length, leadingColumns),
  ...known.map((id) => cells[leadingColumns + own.indexOf(id)]!),
]

/** The expected cells of a response in these columns. */
export function expectedCells({ answers }: ResponseLine, columns: Column[], reader: Parameters<typeof expectedCell>[3]): string[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return columns.map(({ question, ...part }) => expectedCell(question, part, given.get(question.id) ?? {}, reader))
}

/**
 * Compares an .xlsx with the responses that went in: each column and each whole row as a multiset, since responses sent at once are
 * stored in any order. `survey` is the survey as it was imported, `file` the export of exactly these responses.
 */
export function checkExport(survey: SurveyFile, lines: ResponseLine[], file: Buffer): ExportCheck {
  const { responses, coded, language } = exportedTables(file)
  const own = knownColumns(survey, lines)
  const leading = leadingColumns + own.own.length
  const questions = codedColumns(askedQuestions(survey), coded.header[0]!, leading)
  const columns = questions.flatMap((question) => question.columns)
  const readable = readableColumns(questions, responses.header[0]!, leading, language)
  const problems: string[] = []
  const there = coded.header[0]!.slice(leadingColumns, leading)
  if (there.join() !== own.own.join()) problems.push(`columns before the answers: ${there.join()} instead of ${own.own.join()}`)
  for (const [sheet, all] of [
    ['Responses', readable],
    ['Coded', columns],
  ] as const)
    for (const column of all) if (column.index < 0) problems.push(`no column in ${sheet}: ${nameOf(column)}`)

  const expected = lines.map((line): Row => ({
    readable: expectedCells(line, readable, { people: language }),
    coded: expectedCells(line, columns, 'programs'),
    person: expectedPerson(line, own.known),
  }))
  const found = [...responses.rows].map(([row, cells]): Row => {
    const codedCells = coded.rows.get(row) ?? []
    return { readable: foundCells(readable, cells), coded: foundCells(columns, codedCells), person: foundPerson(codedCells, own) }
  })
  const [inResponses, inCoded] = (
    [
      ['Responses', 'readable', readable],
      ['Coded', 'coded', columns],
    ] as const
  ).map(([sheet, kind, all]) => {
    const [wanted, there] = [expected, found].map((rows) => rows.map((row) => row[kind])) as [string[][], string[][]]
    return sum(compareColumns(sheet, all.map(nameOf), wanted, there, problems).filter((_, at) => isAnswer(all[at]!)))
  })
  const rows = compareTexts('whole rows', expected.map(asText), found.map(asText), problems)
  if (coded.rows.size !== found.length) problems.push(`Coded has ${coded.rows.size} rows, Responses ${found.length}`)
  return { rows, inResponses: inResponses!, inCoded: inCoded!, problems }
}

/** Whether a column's cells are answers, as 0 and 1 for a choice among several are not. */
const isAnswer = ({ kind, question }: Column) => kind !== 'choice' || question.type === 'ranking'

const asText = (row: Row) => JSON.stringify(row)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Reads a file of JSON Lines, gzipped if its name ends with .gz. */
export function readLines(path: string): ResponseLine[] {
  const bytes = readFileSync(path)
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as ResponseLine)
}

function main([survey, responses, file]: string[]): number {
  if (!survey || !responses || !file) {
    console.error('usage: checkExport.ts SURVEY.json RESPONSES.ndjson[.gz] FILE.xlsx')
    return 2
  }
  const check = checkExport(JSON.parse(readFileSync(survey, 'utf8')) as SurveyFile, readLines(responses), readFileSync(file))
  for (const problem of check.problems.slice(0, 100)) console.log(problem)
  if (check.problems.length > 100) console.log(`… and ${check.problems.length - 100} more`)
  console.log(`rows ${check.rows}, answers ${check.inResponses} found in Responses, ${check.inCoded} found in Coded`)
  return check.problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
