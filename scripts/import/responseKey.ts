import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { keptSecret } from '../local/services/keptSecret.ts'
import type { Line } from './readLines.ts'

/**
 * The secret that this machine's keys are made with, kept in `dataDir`. A response's id follows from survey and key: without a
 * secret, whoever has the file could work out the ids of what was imported from it and change it.
 */
export function importSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  return keptSecret(dataDir, 'import-secret', () => randomBytes(32).toString('hex'))
}

/** The Idempotency-Key of a line: the same for the same line of the same survey, so that a second run makes nothing twice. */
export const responseKey = (secret: string, surveyId: string, { number, text }: Line): string =>
  createHmac('sha256', secret).update(`${surveyId}\n${number}\n${text}`).digest('hex')
