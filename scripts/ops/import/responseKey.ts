import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { keptSecret } from '../../local/dataFolder/keptSecret.ts'
import type { Line } from './readLines.ts'

/** This machine's secret for Idempotency-Keys: without one, anyone with the file could compute the ids of the imported responses, and change them. */
export function importSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  return keptSecret(dataDir, 'import-secret', () => randomBytes(32).toString('hex'))
}

/** The Idempotency-Key of a line: the same for the same line of the same survey, so that a second run duplicates nothing. */
export const responseKey = (secret: string, surveyId: string, { number, text }: Line): string =>
  createHmac('sha256', secret).update(`${surveyId}\n${number}\n${text}`).digest('hex')
