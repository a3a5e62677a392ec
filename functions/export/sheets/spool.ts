import { deflateRawSync, inflateRawSync } from 'node:zlib'

const chunkCharacters = 256 * 1024

/** Keeps JSON values until they are read again, compressed: memory grows with their compressed size alone. */
export class Spool<T> {
  #chunks: Buffer[] = []
  #lines: string[] = []
  #characters = 0
  /** How many values were added. */
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

  /** Every value in the order in which it was added, once: what was read is given up. */
  *drain(): Generator<T> {
    this.#pack()
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      const lines = inflateRawSync(chunk).toString()
      if (lines) for (const line of lines.split('\n')) yield JSON.parse(line) as T
    }
  }
}
