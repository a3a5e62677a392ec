import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Content } from './zipFile.ts'

const compress = promisify(deflateRaw)

/** Characters that are compressed together. */
const pieceLength = 256 * 1024

/** An empty last block of deflate. */
const lastBlock = Buffer.from([3, 0])

/** The compressed part of a text, and its end that is not compressed yet. */
export type PackedState = Content & { text: string }

/**
 * Compresses a text piece by piece. Each piece ends with a full flush, so that another process can continue from `state`: the pieces together are
 * one stream of raw deflate. They depend on the text alone, not on who continues it.
 */
export class PackedText {
  #state: PackedState

  constructor(state: PackedState = { crc: 0, size: 0, packed: 0, text: '' }) {
    this.#state = { ...state }
  }

  get state(): PackedState {
    return { ...this.#state }
  }

  /** Adds text, and returns the next piece once it is complete. */
  async add(text: string): Promise<Buffer | null> {
    this.#state.text += text
    return this.#state.text.length < pieceLength ? null : this.#pack()
  }

  /** The last piece. */
  async end(): Promise<Buffer> {
    const piece = await this.#pack()
    this.#state.packed += lastBlock.length
    return Buffer.concat([piece, lastBlock])
  }

  async #pack(): Promise<Buffer> {
    const bytes = Buffer.from(this.#state.text)
    const piece = await compress(bytes, { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_FULL_FLUSH })
    const { crc, size, packed } = this.#state
    this.#state = { crc: crc32(bytes, crc), size: size + bytes.length, packed: packed + piece.length, text: '' }
    return piece
  }
}

/** Compresses a whole text. */
export async function packText(text: string): Promise<{ piece: Buffer; content: Content }> {
  const packed = new PackedText({ crc: 0, size: 0, packed: 0, text })
  const piece = await packed.end()
  return { piece, content: packed.state }
}
