import { type ReadCell, readWorkbook } from './readWorkbook.ts'

/** How many columns come before the answers in every export; those of `ownColumns` follow. */
export const leadingColumns = 10

/** A sheet that has a row for each response: its headings, and the texts of its rows by row number and column. */
type Table = { header: string[][]; rows: Map<number, string[]> }

/** The two sheets with the answers, and the export's language. Texts that were too long for a cell are put together again. */
export function exportedTables(file: Buffer): { responses: Table; coded: Table; language: 'en' | 'ko' } {
  const sheets = readWorkbook(file)
  const named = (name: string) => sheets.filter((sheet) => sheet.name === name || sheet.name.startsWith(`${name} `)).map(({ rows }) => rows)
  const long = longTexts(named('Long answers').flatMap((rows) => rows.slice(1)))
  const responses = table(named('Responses'), 1)
  const coded = table(named('Coded'), 2)
  const [ids, titles] = coded.header as [string[], string[]]
  const questionIds = idsOf(responses.header[0]!, ids, titles)
  restoreLongTexts(responses, questionIds, ['Responses'], long)
  restoreLongTexts(coded, ids, ['Coded', 'Responses'], long)
  return { responses, coded, language: responses.header[0]![0] === '번호' ? 'ko' : 'en' }
}

/**
 * The ids of the columns of Responses by those of Coded, which has columns for single choices between them. Of a ranking, Coded has the choices in
 * place of the places, which have no long texts.
 */
function idsOf(shown: string[], ids: string[], titles: string[]): string[] {
  let next = 0
  return shown.map((title) => {
    const at = titles.indexOf(title, next)
    if (at < 0) return ''
    next = at + 1
    return ids[at]!
  })
}

const text = (cell: ReadCell | undefined) => cell?.text ?? ''

function table(sheets: (ReadCell | undefined)[][][], headerRows: number): Table {
  const [first] = sheets
  if (!first) throw new Error('The workbook lacks a sheet of answers.')
  const width = first[headerRows - 1]!.length
  const texts = (row: (ReadCell | undefined)[]) => Array.from({ length: width }, (_, column) => text(row[column]))
  const rows = sheets.flatMap((sheet) => sheet.slice(headerRows)).map(texts)
  return { header: first.slice(0, headerRows).map(texts), rows: new Map(rows.map((cells) => [Number(cells[0]), cells])) }
}

/** The texts of the sheet Long answers, by sheet, row number and column id. */
function longTexts(rows: (ReadCell | undefined)[][]): Map<string, string> {
  const whole = new Map<string, string>()
  for (const [row, id, , part, sheet] of rows) {
    const key = `${text(sheet)}\n${text(row)}\n${text(id)}`
    whole.set(key, (whole.get(key) ?? '') + text(part))
  }
  return whole
}

/** Replaces the texts that were cut for their cells by the whole ones. */
function restoreLongTexts(table: Table, ids: string[], sheets: string[], long: Map<string, string>) {
  if (long.size === 0) return
  for (const [row, cells] of table.rows) {
    for (const [column, cell] of cells.entries()) {
      const whole = sheets.map((sheet) => long.get(`${sheet}\n${row}\n${ids[column]}`)).find((text) => text !== undefined)
      if (whole !== undefined && cell.length > 20_000 && whole.startsWith(cell.slice(0, 10_000))) cells[column] = whole
    }
  }
}
