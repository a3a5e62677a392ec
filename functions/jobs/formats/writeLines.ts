import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Characters that are handed on at once. */
const atOnce = 64 * 1024

/** Writes lines at the pace of the output, and ends it. Rejects where either fails. */
export const writeLines = (output: Writable, lines: AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(gathered(lines)), output)

async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const line of lines) {
    text += line
    if (text.length < atOnce) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
