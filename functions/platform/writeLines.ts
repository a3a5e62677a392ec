import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Lines are joined to chunks of about this many characters. */
const chunkLength = 64 * 1024

/** Writes lines at the pace of the output, then ends it. Rejects if either fails. */
export const writeLines = (output: Writable, lines: AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(inChunks(lines)), output)

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const line of lines) {
    text += line
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
