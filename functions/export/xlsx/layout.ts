import type { Cell } from '../cell.ts'
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

/** The content of a cell: a number, or an escaped text, even one that looks like a number. */
export function cellContent(layout: SheetLayout, cells: readonly Cell[], column: number): string | number | null {
  const cell = cells[column] ?? null
  if (cell === null || (typeof cell === 'number' && Number.isFinite(cell))) return cell
  const text = String(cell)
  return escapeText(fits(text) ? text : layout.shorten(text, cells, column))
}
