import { createHash } from 'node:crypto'
import type { Cell } from '../cell.ts'
import { slices } from './excelText.ts'
import { Spool } from './spool.ts'

type LongAnswer = { row: Cell; id: string; text: string; sheet: string }

/** Collects texts that are too long for a cell, for a sheet of their own. */
export class LongAnswers {
  readonly #texts = new Spool<LongAnswer>()
  readonly #seen = new Set<string>()

  /** Adds the text of a row's column; a text that occurs on two sheets is added once. */
  add(answer: LongAnswer): void {
    const key = createHash('sha256')
      .update(JSON.stringify([answer.row, answer.id, answer.text]))
      .digest('base64')
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#texts.add(answer)
  }

  get isEmpty(): boolean {
    return this.#texts.count === 0
  }

  /** The rows of the sheet: each text split into parts. */
  *rows(): Generator<Cell[]> {
    for (const { row, id, text, sheet } of this.#texts.drain()) {
      for (const [index, part] of slices(text).entries()) yield [row, id, index + 1, part, sheet]
    }
  }
}
