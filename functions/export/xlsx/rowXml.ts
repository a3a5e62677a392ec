import type { Cell } from '../cell.ts'
import { excelDate } from './excelDate.ts'
import { cellContent, type SheetLayout } from './layout.ts'

/** The numbers of the styles that cells of rows have. */
export type RowStyles = Record<'moment' | 'yyyy-mm-dd' | 'yyyy-mm', number>

/** Makes the XML of a sheet's row, with its number: the same as exceljs, in less time. */
export function rowXml(layout: SheetLayout, styles: RowStyles): (row: number, cells: readonly Cell[]) => string {
  const names = layout.widths.map((_, column) => columnName(column))
  const { dates } = layout
  const moments = new Set(layout.moments)

  const cellXml = (row: number, cells: readonly Cell[], column: number): string => {
    const place = `<c r="${names[column]}${row}"`
    const date = dates?.has(column) ? excelDate(cells[column]!) : null
    if (date) return `${place} s="${styles[date.format]}"><v>${date.serial}</v></c>`
    const content = cellContent(layout, cells, column)
    if (typeof content === 'string') return `${place} t="str"><v>${escapeXml(content)}</v></c>`
    return moments.has(column) ? `${place} s="${styles.moment}"><v>${content}</v></c>` : `${place}><v>${content}</v></c>`
  }

  return (row, cells) => {
    let xml = ''
    for (let column = 0; column < cells.length; column++) if (cells[column] !== null) xml += cellXml(row, cells, column)
    const first = cells.findIndex((cell) => cell !== null) + 1
    const last = cells.findLastIndex((cell) => cell !== null) + 1
    return `<row r="${row}" spans="${first}:${last}" x14ac:dyDescent="0.25">${xml}</row>`
  }
}

/** The name of a column, from 0: A to Z, AA to XFD. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const special = /[&<>"']/
const specials = /[&<>"']/g

const escapeXml = (text: string): string => (special.test(text) ? text.replace(specials, (character) => names[character]!) : text)
