import { deflateRawSync, inflateRawSync } from 'node:zlib'

const chunkCharacters = 256 * 1024

/** A queue of JSON values, compressed in memory. */
export class Spool<T> {
  #chunks: Buffer[] = []
  #lines: string[] = []
  #characters = 0
  /** The number of values added. */
  count = 0

  add(value: T): void {
    const line = JSON.stringify(value)
    this.#lines.push(line)
    this.#characters += line.length
    this.count++
    if (this.#characters >= chunkCharacters) this.#pack()
  }

  #pack() {
    this.#chunks.push(deflateRawSync(this.#lines.join('\n'), { level: 1 }))
    this.#lines = []
    this.#characters = 0
  }

  /** Yields every value in order and frees it. */
  *drain(): Generator<T> {
    this.#pack()
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      const lines = inflateRawSync(chunk).toString()
      if (lines) for (const line of lines.split('\n')) yield JSON.parse(line) as T
    }
  }
}
