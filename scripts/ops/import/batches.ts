import * as v from 'valibot'
import { importedLine, type ImportedLine } from '#shared/responses/import.ts'
import { limits } from '#shared/limits.ts'
import type { Line } from './readLines.ts'

/** The result of a line. `sent`, `kept`: counts of answers; `code`, `detail`: the server's error. */
export type Outcome =
  | { line: number; accepted: true; sent: number; kept: number }
  | { line: number; accepted: false; code: string; detail: string }

/** The lines to send in one call, and the results of invalid lines read since the batch before. */
export type Batch = { lines: (Line & { response: ImportedLine })[]; refused: Outcome[] }

/** The most maxCharacters in a call: at three bytes each, and with the JSON around them, it stays below the server's limit. */
const maxCharacters = limits.importBodyBytes / 4

/** Groups the lines of a file into batches, as many as fit into a call each. */
export async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Batch> {
  let batch: Batch = { lines: [], refused: [] }
  let length = 0
  for await (const line of lines) {
    const parsed = parse(line)
    if (batch.lines.length === limits.importedResponses || (batch.lines.length > 0 && length + line.text.length > maxCharacters)) {
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
