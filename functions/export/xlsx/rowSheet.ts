import type { Cell } from '../cell.ts'
import { PackedText, type PackedState } from '../zip/packedText.ts'
import type { Content } from '../zip/zipFile.ts'
import type { SheetLayout } from './layout.ts'
import { rowXml } from './rowXml.ts'
import { sheetFrame } from './smallParts.ts'

/** The compressed XML of a sheet, and its rows, header included. */
export type WrittenSheet = Content & { rowCount: number }

/** The sheets that are written, and the rows and the XML of the next one so far; no rows where none is begun. */
export type RowSheetState = { written: WrittenSheet[]; rowCount: number; text: PackedState }

/** Takes the compressed XML of sheets, one after another. */
export type SheetTarget = {
  write: (piece: Buffer) => Promise<void>
  begin?: (sheet: number) => Promise<void>
  end?: (content: Content) => Promise<void>
}

/** A sheet of any number of rows, continued on further sheets where it has more than `mostRows`, header included. Another process can continue from `state`. */
export class RowSheet {
  readonly #layout: SheetLayout
  readonly #target: SheetTarget
  readonly #mostRows: number
  readonly #head: string
  readonly #row: ReturnType<typeof rowXml>
  readonly #written: WrittenSheet[]
  #rowCount: number
  #text: PackedText

  private constructor(
    layout: SheetLayout,
    { head, styles }: Awaited<ReturnType<typeof sheetFrame>>,
    { target, mostRows, state }: { target: SheetTarget; mostRows: number; state: RowSheetState | undefined },
  ) {
    this.#layout = layout
    this.#target = target
    this.#mostRows = mostRows
    this.#head = head
    this.#row = rowXml(layout, styles)
    this.#written = [...(state?.written ?? [])]
    this.#rowCount = state?.rowCount ?? 0
    this.#text = new PackedText(state?.text)
  }

  static async open(layout: SheetLayout, target: SheetTarget, mostRows: number, state?: RowSheetState): Promise<RowSheet> {
    return new RowSheet(layout, await sheetFrame(layout, layout.header.length), { target, mostRows, state })
  }

  get state(): RowSheetState {
    return { written: [...this.#written], rowCount: this.#rowCount, text: this.#text.state }
  }

  /** The sheets that are complete. */
  get written(): readonly WrittenSheet[] {
    return this.#written
  }

  get isEmpty(): boolean {
    return this.#rowCount === 0 && this.#written.length === 0
  }

  async add(cells: readonly Cell[]): Promise<void> {
    if (this.#rowCount === this.#mostRows) await this.close()
    if (this.#rowCount === 0) await this.#begin()
    this.#rowCount++
    await this.#write(this.#row(this.#rowCount, cells))
  }

  /** Ends the sheet; one without a row has its header. */
  async close(): Promise<void> {
    if (this.#rowCount === 0) await this.#begin()
    const { tail } = await sheetFrame(this.#layout, this.#rowCount)
    await this.#write(tail)
    await this.#target.write(await this.#text.end())
    const { crc, size, packed } = this.#text.state
    this.#written.push({ crc, size, packed, rowCount: this.#rowCount })
    this.#text = new PackedText()
    this.#rowCount = 0
    await this.#target.end?.({ crc, size, packed })
  }

  async #begin(): Promise<void> {
    await this.#target.begin?.(this.#written.length + 1)
    this.#rowCount = this.#layout.header.length
    await this.#write(this.#head)
  }

  async #write(xml: string): Promise<void> {
    const piece = await this.#text.add(xml)
    if (piece) await this.#target.write(piece)
  }
}
