import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

export type Line = { number: number; text: string }

/** The lines of a text file that are not blank; `.gz` is unpacked on the way. Throws if the file cannot be read. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const bytes = createReadStream(file)
  // without the callback an error would be thrown here too, besides in the loop below
  const text: Readable = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes
  let number = 0
  let rest = ''
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      number += 1
      if (line.trim() !== '') yield { number, text: line }
    }
  }
  if (rest.trim() !== '') yield { number: number + 1, text: rest }
}

export async function countLines(file: string): Promise<number> {
  const lines = readLines(file)
  let count = 0
  while (!(await lines.next()).done) count += 1
  return count
}
