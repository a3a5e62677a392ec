// npm run costs: prints the tables of docs/operations.md, from the figures in deploy/costs. With --measure it loads the pages of a rehearsal in a
// browser first and keeps what it saw; the units are those of npm run bench.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { costTables, type Measured } from './deploy/costs/costs.ts'

try {
  const { values } = parseArgs({ options: { measure: { type: 'boolean' } } })
  const file = join(import.meta.dirname, 'deploy/costs/measured.json')
  let measured = JSON.parse(readFileSync(file, 'utf8')) as Measured
  if (values.measure) {
    const { measureLoads } = await import('./deploy/costs/measureLoads.ts')
    const { isFresh, synthesize } = await import('./rehearse/synthesize.ts')
    const folder = join(import.meta.dirname, '../cdk.out')
    if (!isFresh(folder)) await synthesize(folder, { stage: 'dev', mailFrom: 'surveys@surveys.example' }, console.error)
    const loads = await measureLoads(folder)
    measured = { ...measured, ...loads, on: new Date().toISOString().slice(0, 10) }
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
  }
  console.log(`Measured on ${measured.on}`)
  for (const [name, table] of Object.entries(costTables(measured))) console.log(`\n${name}\n${table}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
