import type { Cell } from '../cell.ts'
import { slices } from './excelText.ts'

type LongAnswer = { row: Cell; id: string; text: string; sheet: string }

/** Collects texts that are too long for a cell, for a separate sheet. */
export class LongAnswers {
  #rows: Cell[][] = []
  /** The texts of the last row. */
  #last: { row: Cell; texts: Pick<LongAnswer, 'id' | 'text'>[] } = { row: null, texts: [] }

  /** Adds the text of a row's column; a text that occurs on two sheets is added once. */
  add({ row, id, text, sheet }: LongAnswer): void {
    if (this.#last.row !== row) this.#last = { row, texts: [] }
    if (this.#last.texts.some((one) => one.id === id && one.text === text)) return
    this.#last.texts.push({ id, text })
    this.#rows.push(...slices(text).map((part, index) => [row, id, index + 1, part, sheet]))
  }

  /** The rows of the sheet since the last call: each text split into parts. */
  take(): Cell[][] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }
}
