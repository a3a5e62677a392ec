import { codedColumns, nameOf } from './answerColumns.ts'
import { expectedCells, expectedPerson, foundCells, foundPerson, knownColumns } from './checkExport.ts'
import { compareColumns, compareTexts } from './compareRows.ts'
import { leadingColumns } from './exportedTables.ts'
import { readCsv } from './readCsv.ts'
import { askedQuestions, inLanguage, ownColumns, type ResponseLine, type SurveyFile } from './surveyFile.ts'

/** The result: how many rows match. `problems` is empty when nothing is missing and nothing is surplus. */
type FileCheck = { rows: number; problems: string[] }

/** Apostrophes keep a text from being a formula: they are not compared. */
const bare = (cells: string[]) => cells.map((text) => text.replaceAll("'", ''))

/** Compares a CSV file with the responses that went in, as `checkExport` does; its last column, of what has no column, must be empty. */
export function checkCsv(survey: SurveyFile, lines: ResponseLine[], text: string): FileCheck {
  const [header = [], ...records] = readCsv(text)
  const own = knownColumns(survey, lines)
  const columns = codedColumns(askedQuestions(survey), header, leadingColumns + own.own.length).flatMap((question) => question.columns)
  const problems = columns.filter(({ index }) => index < 0).map((column) => `no column: ${nameOf(column)}`)
  const expected = lines.map((line) => bare([...expectedCells(line, columns, 'programs'), ...expectedPerson(line, own.known), '']))
  const found = records.map((cells) => bare([...foundCells(columns, cells), ...foundPerson(cells, own), cells.at(-1)!]))
  compareColumns('CSV', columns.map(nameOf), expected, found, problems)
  const rows = compareTexts('whole rows', expected.map(asText), found.map(asText), problems)
  return { rows, problems }
}

type Exported = {
  answers: { question_id: string; title: string | null; value: unknown; text?: string }[]
  demographics: object
  screened?: boolean
  link?: object
  drawn?: object
  seed?: string | null
}

/** Compares a file of JSON Lines with the responses that went in, each answer as it was stored, with its question's title. */
export function checkJsonLines(survey: SurveyFile, lines: ResponseLine[], text: string, language: 'en' | 'ko' = 'en'): FileCheck {
  const titles = new Map(
    survey.sections.flatMap(({ questions }) =>
      questions.map(({ id, title, title_ko }) => [id, inLanguage(title, title_ko, language) || id]),
    ),
  )
  const has = new Set(ownColumns(survey, lines).map((id) => id.split('.')[0]))
  const isKnown = lines.some(({ seed }) => seed !== undefined)
  const expected = lines.map(({ answers, demographics, screened = false, link = {}, drawn = {}, seed = null }) => ({
    ...(has.has('screened') && { screened }),
    ...(has.has('link') && { link }),
    ...(isKnown && { seed, ...(has.has('drawn') && { drawn }) }),
    answers: answers.map((answer) => ({ ...answer, title: titles.get(answer.question_id) ?? null })),
    demographics: demographics ?? {},
  }))
  const found = text.trimEnd().split('\n').map((line) => JSON.parse(line) as Exported) // oxfmt-ignore
  const problems: string[] = []
  const rows = compareTexts(
    'lines',
    expected.map(asLine),
    found.map(({ drawn, seed, ...line }) => asLine({ ...line, ...(isKnown && { drawn, seed }) })),
    problems,
  )
  return { rows, problems }
}

const asText = (cells: string[]) => JSON.stringify(cells)

const given = ({ demographics, screened, link, drawn, seed }: Omit<Exported, 'answers'>) => ({ demographics, screened, link, drawn, seed })

/** A response with its answers by question and the keys of each object in order: equal for equal ones. */
const asLine = ({ answers, ...about }: Exported): string =>
  JSON.stringify([answers.toSorted((one, other) => (one.question_id < other.question_id ? -1 : 1)), given(about)], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) // as pairs: `__proto__` is a key like any other
      : value,
  )
