import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Writes to an output at its pace. */
export class PacedOutput {
  readonly #output: Writable
  readonly #finished: Promise<void>
  readonly #failed = new AbortController()

  constructor(output: Writable) {
    this.#output = output
    this.#finished = finished(output, { readable: false })
    this.#finished.catch((error: unknown) => this.#failed.abort(error))
  }

  /** Throws the output's error. */
  check(): void {
    this.#failed.signal.throwIfAborted()
  }

  /** Waits until the output takes more. Rejects if it fails. */
  async write(bytes: Buffer): Promise<void> {
    this.check()
    if (this.#output.write(bytes)) return
    const { signal } = this.#failed
    await once(this.#output, 'drain', { signal }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error
    })
  }

  /** Resolves once the output has received all of it. */
  async end(): Promise<void> {
    this.#output.end()
    await this.#finished
  }
}
