import { appendFileSync } from 'node:fs'

/** Adds to the figures that `npm run soak` prints, where it asks for them by TALLY_FILE. */
export function tally(kind: 'attacks' | 'faults', count: number): void {
  const { TALLY_FILE: file } = process.env
  if (file && count > 0) appendFileSync(file, `${kind} ${count}\n`)
}
