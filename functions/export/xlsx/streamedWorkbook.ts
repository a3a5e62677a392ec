import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import ExcelJS from 'exceljs'
import type { Cell } from '../cell.ts'
import { sheetRows } from './excelText.ts'
import { OpenSheet, type SheetLayout } from './openSheet.ts'

/** The most uncompressed bytes that may wait for the output. */
const maxWaitingBytes = 1_000_000

/** An .xlsx that is streamed to `output` while its sheets are written, one after another. */
export class StreamedWorkbook {
  readonly #writer: ExcelJS.stream.xlsx.WorkbookWriter
  readonly #finished: Promise<void>
  readonly #failed = new AbortController()

  constructor(output: Writable, created: Date) {
    this.#finished = finished(output, { readable: false })
    this.#finished.catch((error: unknown) => this.#failed.abort(error))
    this.#writer = new ExcelJS.stream.xlsx.WorkbookWriter({
      stream: output,
      useStyles: true,
      useSharedStrings: false,
      zip: { zlib: { level: 1 } },
    })
    this.#writer.creator = this.#writer.lastModifiedBy = 'Project PRISM'
    this.#writer.created = this.#writer.modified = created
  }

  /**
   * Writes a sheet, continued on further ones ("Name 2", …) if it has more than `mostRows` rows, header included. Waits for the output; rejects if
   * it fails.
   */
  async write(layout: SheetLayout, rows: Iterable<Cell[]> | AsyncIterable<Cell[]>, mostRows: number = sheetRows): Promise<void> {
    let sheets = 1
    let sheet = this.#open(layout, layout.name)
    for await (const cells of rows) {
      if (sheet.rowCount === mostRows) {
        sheet.close()
        sheet = this.#open(layout, `${layout.name} ${++sheets}`)
      }
      sheet.add(cells)
      await this.#waitForOutput(sheet)
    }
    sheet.close()
  }

  #open(layout: SheetLayout, name: string): OpenSheet {
    return new OpenSheet(this.#writer.addWorksheet(name, { views: [{ state: 'frozen', ySplit: layout.header.length }] }), layout)
  }

  async #waitForOutput(sheet: OpenSheet): Promise<void> {
    const { signal } = this.#failed
    signal.throwIfAborted()
    const { bytes, stream } = sheet.waiting
    if (bytes < maxWaitingBytes) return
    await once(stream, 'drain', { signal }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error
    })
  }

  /** Ends the file; resolves once the output has received all of it. */
  async end(): Promise<void> {
    await Promise.race([this.#writer.commit(), this.#finished])
    await this.#finished
  }
}
