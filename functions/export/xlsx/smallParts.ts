import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import type { Cell } from '../cell.ts'
import { zipParts } from '../zip/zipParts.ts'
import { cellContent, type SheetLayout } from './layout.ts'
import type { RowStyles } from './rowXml.ts'

/** A sheet of a workbook: with its rows or, if they are written elsewhere, with `written`, whose `rowCount` includes the header. */
export type SmallSheet<W = { rowCount: number }> = { name: string; layout: SheetLayout } & ({ rows: Iterable<Cell[]> } | { written: W })

const styles = {
  plain: {},
  wrapped: { alignment: { wrapText: true, vertical: 'top' } },
  header: { font: { bold: true, name: 'Calibri', size: 11, family: 2 }, alignment: { wrapText: true, vertical: 'top' } },
  moment: { numFmt: 'yyyy-mm-dd hh:mm:ss', alignment: { horizontal: 'left' } },
  'yyyy-mm-dd': { numFmt: 'yyyy-mm-dd', alignment: { horizontal: 'left' } },
  'yyyy-mm': { numFmt: 'yyyy-mm', alignment: { horizontal: 'left' } },
} satisfies Record<string, Partial<ExcelJS.Style>>

/** The styles of the sample row. exceljs numbers styles in the order of their first use, so this row gives them the same numbers in every workbook. */
const rowStyles = ['moment', 'yyyy-mm-dd', 'yyyy-mm'] as const

/** The parts of a workbook by name, which exceljs writes in memory. A sheet whose rows are written elsewhere has its header and a row of `rowStyles`. */
export async function smallParts(created: Date, sheets: Iterable<SmallSheet> | AsyncIterable<SmallSheet>): Promise<Map<string, string>> {
  const output = new PassThrough()
  const file = buffer(output)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true, useSharedStrings: false })
  workbook.creator = workbook.lastModifiedBy = 'Project PRISM'
  workbook.created = workbook.modified = created
  for await (const sheet of sheets) addSheet(workbook, sheet)
  await workbook.commit()
  return zipParts(await file)
}

/** The name of the part with the XML of a sheet, from 1. */
export const sheetPart = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`

/** The XML around the rows of a sheet, and the numbers of their styles. `rowCount`: of rows, header included. */
export async function sheetFrame(layout: SheetLayout, rowCount: number): Promise<{ head: string; tail: string; styles: RowStyles }> {
  const parts = await smallParts(new Date(0), [{ name: layout.name, layout, written: { rowCount } }])
  const xml = parts.get(sheetPart(1))!
  const start = xml.indexOf(`<row r="${layout.header.length + 1}"`)
  const end = xml.indexOf('</sheetData>')
  const numbers = Array.from(xml.slice(start, end).matchAll(/ s="(\d+)"/g), ([, number]) => Number(number))
  return {
    head: xml.slice(0, start),
    tail: xml.slice(end),
    styles: Object.fromEntries(rowStyles.map((style, at) => [style, numbers[at]!])) as RowStyles,
  }
}

function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, sheet: SmallSheet): void {
  const { name, layout } = sheet
  const { header, widths, autoFilter, wrap } = layout
  const worksheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: header.length }] })
  worksheet.columns = widths.map((width) => ({ width }))
  let rowCount = 0
  const addRow = (cells: readonly Cell[], style: (column: number) => Partial<ExcelJS.Style>) => {
    const row = worksheet.addRow(cells.map((_, column) => cellContent(layout, cells, column) ?? undefined))
    for (const [column, cell] of cells.entries()) if (cell !== null) row.getCell(column + 1).style = style(column)
    row.commit()
    rowCount++
  }
  for (const cells of header) addRow(cells, () => styles.header)
  if ('rows' in sheet) for (const cells of sheet.rows) addRow(cells, () => (wrap ? styles.wrapped : styles.plain))
  else {
    addRow(
      rowStyles.map(() => 0),
      (column) => styles[rowStyles[column]!],
    )
    ;({ rowCount } = sheet.written)
  }
  if (autoFilter) worksheet.autoFilter = { from: { row: header.length, column: 1 }, to: { row: rowCount, column: widths.length } }
  worksheet.commit()
}
