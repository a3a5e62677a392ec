import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { zipEntries } from '../../../test/support/checkExport/zipEntries.ts'
import { definitionOf, exportOf, storedResponse, versionIn } from '../../../test/support/exportOf.ts'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { allQuestions } from '../../answered/allQuestions.ts'
import type { Cell } from '../cell.ts'
import { planColumns } from '../columnPlan.ts'
import { ResponseRows } from '../responseRows.ts'
import { excelDate } from './excelDate.ts'
import { escapeText } from './excelText.ts'
import type { SheetLayout } from './layout.ts'
import { sheetLayouts } from './layouts.ts'
import { LongAnswers } from './longAnswers.ts'

const texts = [
  '=1+1',
  '+82',
  ' a & b <c> "d" \'e\' ',
  'line\n\ttab\r',
  '\u0000\ufffe\ud800',
  '_x0041_',
  '한글 😀',
  '0',
  '-',
  'x'.repeat(40_000),
]
const choices = ['a', 'b', 'c&<'].map((value) => choice(value, { label: `Choice ${value}`, label_ko: `선택 ${value}` }))
const asked = definitionOf(
  survey([
    section('s', [
      question('day', { type: 'date' }),
      question('month', { type: 'date', date: { precision: 'month', min: null, max: null } }),
      question('text', { title: 'Text & <more>' }),
      question('one', { type: 'single_choice', choices }),
      question('many', { type: 'multi_select', choices }),
      question('number', { type: 'number' }),
      question('html', { type: 'rich_text' }),
      question('order', { type: 'ranking', choices }),
    ]),
  ]),
)

/** Responses with random answers. The first has a date of each kind, so that styles have the same numbers. */
function responsesOf(seed: number) {
  const { below, chance, oneOf, some } = seededRandom(seed)
  const values = choices.map(({ value }) => value)
  const draw = () => ({
    day: oneOf(['2026-11-26', '1900-03-01', '1900-02-28', '1899-12-31', 'soon']),
    month: oneOf(['2026-11', '1900-02']),
    text: oneOf(texts),
    one: oneOf([...values, 'unknown', '=2']),
    many: some(values, 0.5),
    number: oneOf([0, -0.1 + 0.3, 1e21, -5, below(1_000_000) / 7]),
    html: `<p>${below(10)} &amp; <b>more</b></p>`,
    order: values.toSorted(() => below(3) - 1),
  })
  const drawn = Array.from({ length: 60 }, () => Object.fromEntries(Object.entries(draw()).filter(() => chance(0.8))))
  return [{ day: '2026-11-26', month: '2026-11' }, ...drawn].map((answers) =>
    storedResponse(answers, {
      updated_at: oneOf(['2026-11-20T06:04:05.000Z', '2026-12-31T23:59:59.000Z', 'unknown']),
      demographics: { job: oneOf(texts), age: below(90) },
    }),
  )
}

type Style = Partial<ExcelJS.Style>
const left = { horizontal: 'left' } as const
const header: Style = { font: { bold: true, name: 'Calibri', size: 11, family: 2 }, alignment: { wrapText: true, vertical: 'top' } }
const plain: Style = {}
const moment: Style = { numFmt: 'yyyy-mm-dd hh:mm:ss', alignment: left }
const dates = { 'yyyy-mm-dd': { numFmt: 'yyyy-mm-dd', alignment: left }, 'yyyy-mm': { numFmt: 'yyyy-mm', alignment: left } }

/** The workbook that exceljs itself writes for the same rows, with empty small sheets. */
async function writtenByExceljs(input: Parameters<typeof exportOf>[2] & { responses: ReturnType<typeof responsesOf>; now: Date }) {
  const questions = allQuestions(asked)
  const plan = planColumns(questions, 16_384)
  const long = new LongAnswers()
  const { language = 'en' } = input
  const layouts = sheetLayouts(plan, questions, language, long)
  const output = new PassThrough()
  const file = buffer(output)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true, useSharedStrings: false })
  workbook.creator = workbook.lastModifiedBy = 'Project PRISM'
  workbook.created = workbook.modified = input.now

  const rows = new ResponseRows(
    { survey: asked, versionOf: versionIn(asked), language, timeZone: 'Asia/Seoul', site: 'https://surveys.example', ...input },
    plan,
  )
  const all = await Array.fromAsync(rows.all())
  addSheet(
    layouts.responses,
    all.map(({ responses }) => responses),
  )
  addSheet(
    layouts.coded,
    all.map(({ coded }) => coded),
  )
  for (const layout of [layouts.codebook, layouts.info, layouts.longAnswers]) addSheet(layout, [])
  await workbook.commit()
  return file

  function addSheet(layout: SheetLayout, all: Cell[][]) {
    const sheet = workbook.addWorksheet(layout.name, { views: [{ state: 'frozen', ySplit: layout.header.length }] })
    sheet.columns = layout.widths.map((width) => ({ width }))
    for (const cells of [...layout.header, ...all]) {
      const isHeader = layout.header.some((one) => one === cells)
      const dated = cells.map((cell, column) => (!isHeader && layout.dates?.has(column) ? excelDate(cell) : null))
      const row = sheet.addRow(cells.map((cell, column) => dated[column]?.serial ?? valueOf(cell, cells, column)))
      for (const [column, cell] of cells.entries()) {
        const isMoment = typeof cell === 'number' && layout.moments?.includes(column)
        if (cell !== null)
          row.getCell(column + 1).style = isHeader ? header : dated[column] ? dates[dated[column].format] : isMoment ? moment : plain
      }
      row.commit()
    }
    const to = { row: layout.header.length + all.length, column: layout.widths.length }
    if (layout.autoFilter) sheet.autoFilter = { from: { row: layout.header.length, column: 1 }, to }
    sheet.commit()

    function valueOf(cell: Cell, cells: readonly Cell[], column: number) {
      if (typeof cell !== 'string') return cell ?? undefined
      return escapeText(cell.length > 32_767 ? layout.shorten(cell, cells, column) : cell)
    }
  }
}

async function read(file: Buffer) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(file as unknown as ArrayBuffer)
  return workbook
}

const cellsOf = (sheet: ExcelJS.Worksheet) => {
  const cells: unknown[] = []
  sheet.eachRow((row) =>
    row.eachCell(({ address, type, value, numFmt, font, alignment }) => cells.push({ address, type, value, numFmt, font, alignment })),
  )
  return cells
}

const now = new Date('2026-11-21T00:00:00.000Z')

describe.each(['en', 'ko'] as const)('the sheets of rows (%s)', (language) => {
  it.each([1, 2, 3])('equal the output of exceljs byte for byte (seed %i)', async (seed) => {
    const responses = responsesOf(seed)
    const [ours, theirs] = [
      (await exportOf(asked, responses, { language, now })).file,
      await writtenByExceljs({ responses, language, now }),
    ]
    const [parts, expected] = [zipEntries(ours), zipEntries(theirs)]
    expect([...parts.keys()].sort()).toEqual([...expected.keys()].sort())
    const small = [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'docProps/app.xml',
      'docProps/core.xml',
    ]
    for (const part of [...small, 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'])
      expect(parts.get(part)!.toString()).toBe(expected.get(part)!.toString())
  })

  it('have the same cells, styles, widths, frozen rows and filter for a reader', async () => {
    const responses = responsesOf(4).slice(1) // styles have other numbers
    const [ours, theirs] = await Promise.all([
      exportOf(asked, responses, { language, now }).then(({ file }) => read(file)),
      writtenByExceljs({ responses, language, now }).then(read),
    ])
    for (const name of ['Responses', 'Coded']) {
      const [sheet, expected] = [ours.getWorksheet(name)!, theirs.getWorksheet(name)!]
      expect(cellsOf(sheet)).toEqual(cellsOf(expected))
      expect(cellsOf(sheet).length).toBeGreaterThan(600)
      expect(sheet.columns.map(({ width }) => width)).toEqual(expected.columns.map(({ width }) => width))
      expect([sheet.views, sheet.autoFilter]).toEqual([expected.views, expected.autoFilter])
    }
  })
})
