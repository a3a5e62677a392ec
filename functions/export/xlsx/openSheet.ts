import type { Writable } from 'node:stream'
import type ExcelJS from 'exceljs'
import type { Cell } from '../cell.ts'
import { excelDate } from './excelDate.ts'
import { escapeText, fits } from './excelText.ts'

export type SheetLayout = {
  name: string
  /** The header rows, which are frozen. */
  header: string[][]
  /** The width of each column, in characters. */
  widths: number[]
  /** The indexes, from 0, of columns with moments. */
  moments?: number[]
  /** The indexes of columns with answers that are dates. */
  dates?: ReadonlySet<number>
  autoFilter?: true
  /** Wraps long texts within their cell. */
  wrap?: true
  /** The replacement for a text that is too long for its cell. */
  shorten: (text: string, cells: readonly Cell[], column: number) => string
}

// Shared objects: the writer recognizes a style by identity, and takes twice as long otherwise.
const styles = {
  plain: {},
  wrapped: { alignment: { wrapText: true, vertical: 'top' } },
  header: { font: { bold: true, name: 'Calibri', size: 11, family: 2 }, alignment: { wrapText: true, vertical: 'top' } },
  moment: { numFmt: 'yyyy-mm-dd hh:mm:ss', alignment: { horizontal: 'left' } },
  'yyyy-mm-dd': { numFmt: 'yyyy-mm-dd', alignment: { horizontal: 'left' } },
  'yyyy-mm': { numFmt: 'yyyy-mm', alignment: { horizontal: 'left' } },
} satisfies Record<string, Partial<ExcelJS.Style>>

type OldWritable = Writable & { _writableState: { length: number } }

/** A sheet being written. Every text becomes a string cell, whatever it looks like. */
export class OpenSheet {
  readonly #worksheet: ExcelJS.Worksheet
  readonly #layout: SheetLayout
  rowCount = 0

  constructor(worksheet: ExcelJS.Worksheet, layout: SheetLayout) {
    this.#worksheet = worksheet
    this.#layout = layout
    worksheet.columns = layout.widths.map((width) => ({ width }))
    for (const cells of layout.header) this.#write(cells, () => styles.header)
  }

  add(cells: readonly Cell[]): void {
    const { moments = [], dates } = this.#layout
    const text = this.#layout.wrap ? styles.wrapped : styles.plain
    const dated = new Map([...(dates ?? [])].map((column) => [column, excelDate(cells[column] ?? null)]))
    const written = dates ? cells.map((cell, column) => dated.get(column)?.serial ?? cell) : cells
    this.#write(written, (column) => {
      const date = dated.get(column)
      if (date) return styles[date.format]
      return typeof cells[column] === 'number' && moments.includes(column) ? styles.moment : text
    })
  }

  #write(cells: readonly Cell[], style: (column: number) => Partial<ExcelJS.Style>) {
    const row = this.#worksheet.addRow(cells.map((cell, column) => this.#value(cell, cells, column)))
    for (const [column, cell] of cells.entries()) if (cell !== null) row.getCell(column + 1).style = style(column)
    row.commit()
    this.rowCount++
  }

  #value(cell: Cell, cells: readonly Cell[], column: number): string | number | undefined {
    if (cell === null || (typeof cell === 'number' && Number.isFinite(cell))) return cell ?? undefined
    const text = String(cell)
    return escapeText(fits(text) ? text : this.#layout.shorten(text, cells, column))
  }

  /** The stream between the sheet and the file, and the bytes waiting in it. The writer ignores backpressure, so callers must check it. */
  get waiting(): { bytes: number; stream: Writable } {
    const [stream] = (this.#worksheet as unknown as { stream: { pipes: [OldWritable] } }).stream.pipes
    // oxlint-disable-next-line no-underscore-dangle -- the library's streams are too old to have writableLength
    return { bytes: stream._writableState.length, stream }
  }

  close(): void {
    const { header, autoFilter, widths } = this.#layout
    if (autoFilter) {
      this.#worksheet.autoFilter = { from: { row: header.length, column: 1 }, to: { row: this.rowCount, column: widths.length } }
    }
    this.#worksheet.commit()
  }
}
