import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'table.json')

/** Saves in the data folder how to reach its table, for commands that work on a running product. */
export function saveTableEnvironment(dataDir: string, environment: Record<string, string>): void {
  writeFileSync(fileIn(dataDir), JSON.stringify(environment), { mode: 0o600 })
}

/** The saved environment of that table. Throws an error for the operator if no product has run in that folder. */
export function readTableEnvironment(dataDir: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Record<string, string>
  } catch {
    throw new Error(`No product has run on ${dataDir}: npm start first, or give --stage.`)
  }
}
