import * as v from 'valibot'
import { importedLine, type ImportedLine } from '#shared/responses/import.ts'
import { limits } from '#shared/limits.ts'
import type { Line } from './readLines.ts'

/** What became of a line: `sent` and `kept` count answers; `code` and `detail` are the server's. */
export type Outcome =
  | { line: number; accepted: true; sent: number; kept: number }
  | { line: number; accepted: false; code: string; detail: string }

/** Lines that are sent in one call, and those before or among them that hold no response. */
export type Batch = { lines: (Line & { response: ImportedLine })[]; refused: Outcome[] }

/** Characters that a call holds at most: three bytes each, and its own words, stay below what the server takes. */
const characters = limits.importBodyBytes / 4

/** The lines of a file by as many as go into a call. */
export async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Batch> {
  let batch: Batch = { lines: [], refused: [] }
  let length = 0
  for await (const line of lines) {
    const parsed = parse(line)
    if (batch.lines.length === limits.importedResponses || (batch.lines.length > 0 && length + line.text.length > characters)) {
      yield batch
      batch = { lines: [], refused: [] }
      length = 0
    }
    if ('accepted' in parsed) batch.refused.push(parsed)
    else {
      batch.lines.push({ ...line, response: parsed })
      length += line.text.length
    }
  }
  if (batch.lines.length + batch.refused.length > 0) yield batch
}

export const refused = ({ number }: Line, code: string, detail: string): Outcome => ({ line: number, accepted: false, code, detail })

function parse(line: Line): ImportedLine | Outcome {
  try {
    const result = v.safeParse(importedLine, JSON.parse(line.text))
    if (result.success) return result.output
    const [issue] = result.issues
    return refused(line, 'line.invalid', `${v.getDotPath(issue) ?? 'line'}: ${issue.message}`)
  } catch {
    return refused(line, 'line.malformed', 'The line is not JSON.')
  }
}
