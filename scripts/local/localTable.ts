import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'table.json')

/** Says in the data folder where its table is, for commands that work on a product which runs. */
export function noteTable(dataDir: string, environment: Record<string, string>): void {
  writeFileSync(fileIn(dataDir), JSON.stringify(environment), { mode: 0o600 })
}

/** The environment in which that table is found. Throws, in words for whoever asked, where no product has run there. */
export function localTable(dataDir: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Record<string, string>
  } catch {
    throw new Error(`No product has run on ${dataDir}: npm start first, or say --stage.`)
  }
}
