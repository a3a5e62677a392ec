import { codedColumns, nameOf } from './answerColumns.ts'
import { expectedCells, expectedPerson, foundCells, foundPerson } from './checkExport.ts'
import { compareColumns, compareTexts } from './compareRows.ts'
import { leadingColumns } from './exportedTables.ts'
import { readCsv } from './readCsv.ts'
import { askedQuestions, inLanguage, type ResponseLine, saysScreened, type SurveyFile } from './surveyFile.ts'

/** The result: how many rows match. `problems` is empty when nothing is missing and nothing is surplus. */
type FileCheck = { rows: number; problems: string[] }

/** Apostrophes keep a text from being a formula: they are not compared. */
const bare = (cells: string[]) => cells.map((text) => text.replaceAll("'", ''))

/** Compares a CSV file with the responses that went in, as `checkExport` does; its last column, of what has no column, must be empty. */
export function checkCsv(survey: SurveyFile, lines: ResponseLine[], text: string): FileCheck {
  const [header = [], ...records] = readCsv(text)
  const hasScreened = saysScreened(survey, lines)
  const columns = codedColumns(askedQuestions(survey), header, leadingColumns(hasScreened)).flatMap((question) => question.columns)
  const problems = columns.filter(({ index }) => index < 0).map((column) => `no column: ${nameOf(column)}`)
  const expected = lines.map((line) => bare([...expectedCells(line, columns, 'programs'), ...expectedPerson(line, hasScreened), '']))
  const found = records.map((cells) => bare([...foundCells(columns, cells), ...foundPerson(cells, hasScreened), cells.at(-1)!]))
  compareColumns('CSV', columns.map(nameOf), expected, found, problems)
  const rows = compareTexts('whole rows', expected.map(asText), found.map(asText), problems)
  return { rows, problems }
}

type Exported = {
  answers: { question_id: string; title: string | null; value: unknown; text?: string }[]
  demographics: object
  screened?: boolean
}

/** Compares a file of JSON Lines with the responses that went in, each answer as it was stored, with its question's title. */
export function checkJsonLines(survey: SurveyFile, lines: ResponseLine[], text: string, language: 'en' | 'ko' = 'en'): FileCheck {
  const titles = new Map(
    survey.sections.flatMap(({ questions }) =>
      questions.map(({ id, title, title_ko }) => [id, inLanguage(title, title_ko, language) || id]),
    ),
  )
  const hasScreened = saysScreened(survey, lines)
  const expected = lines.map(({ answers, demographics, screened = false }) => ({
    ...(hasScreened && { screened }),
    answers: answers.map((answer) => ({ ...answer, title: titles.get(answer.question_id) ?? null })),
    demographics: demographics ?? {},
  }))
  const found = text.trimEnd().split('\n').map((line) => JSON.parse(line) as Exported) // prettier-ignore
  const problems: string[] = []
  const rows = compareTexts('lines', expected.map(asLine), found.map(asLine), problems)
  return { rows, problems }
}

const asText = (cells: string[]) => JSON.stringify(cells)

/** A response with its answers by question and the keys of each object in order: equal for equal ones. */
const asLine = ({ answers, demographics, screened }: Exported): string =>
  JSON.stringify(
    [answers.toSorted((one, other) => (one.question_id < other.question_id ? -1 : 1)), demographics, screened],
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) // as pairs: `__proto__` is a key like any other
        : value,
  )
