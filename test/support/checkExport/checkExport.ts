// Checks that an export has all answers of a survey's responses, with a reader of its own:
//   node scripts/on24.mjs test/support/checkExport/checkExport.ts SURVEY.json RESPONSES.ndjson[.gz] FILE.xlsx
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expectedAnswer, inLanguage, squash, type SurveyFile } from './expectedAnswer.ts'
import { exportedTables, leadingColumns } from './exportedTables.ts'

/** How often each text occurs. */
class Multiset {
  readonly #counts = new Map<string, number>()

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** The texts that `other` has less often, each with how many are missing there. */
  *without(other: Multiset): Generator<[text: string, times: number]> {
    for (const [text, count] of this.#counts) {
      const lacking = count - (other.#counts.get(text) ?? 0)
      if (lacking > 0) yield [text, lacking]
    }
  }
}

export type ResponseLine = { answers: { question_id: string; value: unknown }[]; demographics?: Record<string, unknown> | null }

/** The result: counts of matching rows and answers. `problems` is empty when nothing is missing and nothing is surplus. */
type ExportCheck = { rows: number; inResponses: number; inCoded: number; problems: string[] }

type Exported = ReturnType<typeof exportedTables>
type Question = SurveyFile['sections'][number]['questions'][number]

/** A question with the indexes of its columns, -1 for a missing one. */
type Columns = { question: Question; readable: number; coded: number; flags: { value: string; column: number }[] }

/** A response as in both sheets: answers by question, the 0/1 columns, demographics. '' for no answer. */
type Row = { labels: string[]; values: string[]; flags: string[]; person: string[] }

const personFields = ['job', 'age', 'gender', 'country']

/**
 * Compares an .xlsx with the responses that went in: each column and each whole row as a multiset, since responses sent at once are
 * stored in any order. `survey` is the survey as it was imported, `file` the export of exactly these responses.
 */
export function checkExport(survey: SurveyFile, lines: ResponseLine[], file: Buffer): ExportCheck {
  const exported = exportedTables(file)
  const columns = columnsOf(survey, exported)
  const expected = lines.map((line) => expectedRow(line, columns, exported.language))
  const found = [...exported.responses.rows.keys()].map((row) => foundRow(row, columns, exported))

  const problems: string[] = []
  const [labels, values] = (['labels', 'values'] as const).map((kind) =>
    columns.map(({ question }, index) => {
      const where = `${kind === 'labels' ? 'Responses' : 'Coded'}, ${question.id}`
      return compare(where, given(expected, kind, index), given(found, kind, index), problems)
    }),
  )
  const rows = compare('whole rows', expected.map(asText), found.map(asText), problems)
  const codedRows = exported.coded.rows.size
  if (codedRows !== found.length) problems.push(`Coded has ${codedRows} rows, Responses ${found.length}`)
  return { rows, inResponses: sum(labels!), inCoded: sum(values!), problems }
}

/** Responses has its columns in the order of the survey, since titles may occur twice; Coded names them by id. */
function columnsOf(survey: SurveyFile, { responses, coded, language }: Exported): Columns[] {
  const titles = responses.header[0]!
  const ids = coded.header[0]!
  return survey.sections
    .flatMap(({ questions }) => questions)
    .map((question, index) => {
      const title = inLanguage(question.title, question.title_ko, language) || question.id
      const choices = question.type === 'multi_select' ? (question.choices ?? []) : []
      return {
        question,
        readable: titles[leadingColumns + index] === title ? leadingColumns + index : -1,
        coded: ids.indexOf(question.id, leadingColumns),
        flags: choices.map(({ value }) => ({ value, column: ids.indexOf(`${question.id}/${value}`) })).filter(({ column }) => column >= 0),
      }
    })
}

function expectedRow({ answers, demographics }: ResponseLine, columns: Columns[], language: 'en' | 'ko'): Row {
  const given = new Map(answers.map(({ question_id, value }) => [question_id, value]))
  const expected = columns.map(({ question }) => expectedAnswer(question, given.get(question.id), language))
  return {
    labels: expected.map(({ label }) => label),
    values: expected.map(({ value }) => value),
    flags: columns.flatMap(({ flags }, index) => {
      const { value: answered, chosen } = expected[index]!
      return flags.map(({ value }) => (answered ? String(Number(chosen.includes(value))) : ''))
    }),
    person: personFields.map((field) => {
      const value = demographics?.[field]
      return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
    }),
  }
}

function foundRow(row: number, columns: Columns[], { responses, coded }: Exported): Row {
  const readable = responses.rows.get(row)!
  const cells = (coded.rows.get(row) ?? []).map((cell) => (cell === '(not shown)' ? '' : cell))
  return {
    labels: columns.map((column) => comparable(column.question, readable[column.readable])),
    values: columns.map((column) => comparable(column.question, cells[column.coded])),
    flags: columns.flatMap(({ flags }) => flags.map(({ column }) => cells[column] ?? '')),
    person: cells.slice(leadingColumns - personFields.length, leadingColumns),
  }
}

const comparable = ({ type }: Question, text = '') => (type === 'rich_text' ? squash(text) : text)

const given = (rows: Row[], kind: 'labels' | 'values', index: number) => rows.map((row) => row[kind][index]!).filter((text) => text !== '')

const asText = ({ labels, values, flags, person }: Row) => JSON.stringify({ labels, values, flags, person })

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Counts how many of `wanted` are in `there`, and adds missing and surplus texts to `problems`. */
function compare(where: string, wanted: string[], there: string[], problems: string[]): number {
  const [wantedSet, thereSet] = [new Multiset(wanted), new Multiset(there)]
  const missing = [...wantedSet.without(thereSet)]
  for (const [text, times] of missing) problems.push(`missing ${times} x in ${where}: ${excerpt(text)}`)
  for (const [text, times] of thereSet.without(wantedSet)) problems.push(`surplus ${times} x in ${where}: ${excerpt(text)}`)
  return wanted.length - sum(missing.map(([, times]) => times))
}

const excerpt = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/** Reads a file of JSON Lines, gzipped if its name ends with .gz. */
function readLines(path: string): ResponseLine[] {
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
