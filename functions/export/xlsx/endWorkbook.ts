import type { Spool } from '../spool.ts'
import { packText } from '../zip/packedText.ts'
import type { ZipFile } from '../zip/zipFile.ts'
import type { PacedOutput } from './pacedOutput.ts'
import type { WrittenSheet } from './rowSheet.ts'
import { sheetPart, smallParts, type SmallSheet } from './smallParts.ts'

/** A sheet of a workbook: with its rows, or already written to the file or a spool. */
export type WorkbookSheet = SmallSheet<WrittenSheet & { spool?: SpoolReader | undefined }>

/** Ends a workbook: appends the sheets that are in spools, those with their rows, and all other parts. */
export async function endWorkbook(zip: ZipFile, output: PacedOutput, created: Date, sheets: AsyncIterable<WorkbookSheet>): Promise<void> {
  const all: WorkbookSheet[] = []
  async function* noted() {
    for await (const sheet of sheets) {
      all.push(sheet)
      yield sheet
    }
  }
  const parts = await smallParts(created, noted())
  for (const [at, sheet] of all.entries()) {
    if (!('written' in sheet)) continue
    parts.delete(sheetPart(at + 1))
    const { spool, ...content } = sheet.written
    if (!spool) continue
    await output.write(zip.header(sheetPart(at + 1), content))
    for await (const bytes of spool.read(content.packed)) await output.write(bytes)
  }
  for (const [name, text] of parts) {
    const { piece, content } = await packText(text)
    await output.write(zip.header(name, content))
    await output.write(piece)
  }
  await output.write(zip.directory())
}

/** Reads a spool in pieces. */
export class SpoolReader {
  readonly #spool: Spool
  #chunks: AsyncGenerator<Buffer> | null = null
  #rest: Buffer = Buffer.alloc(0)

  constructor(spool: Spool) {
    this.#spool = spool
  }

  async *read(bytes: number): AsyncGenerator<Buffer> {
    this.#chunks ??= chunksOf(this.#spool)
    for (let left = bytes; left > 0;) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next()
        if (done) throw new Error('The spool has less than its sheets.')
        this.#rest = value
      }
      const taken = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(taken.length)
      left -= taken.length
      yield taken
    }
  }
}

async function* chunksOf(spool: Spool): AsyncGenerator<Buffer> {
  yield* spool.read()
}
