// npm test [-- PART …], on the pinned Node: every stage of these parts, or of all, whatever the one before found, and the sum.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastLine, stageLine, type Counts } from './counts.ts'
import { firstStages, laterStages, parts, type Part, type Stage } from './stages.ts'
import { endTools } from '../../scripts/launch/runTool.ts'

const chosen = (process.argv.length > 2 ? process.argv.slice(2) : parts) as Part[]
const unknown = chosen.filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, () => {
    endTools()
    process.exit(1)
  })
}

process.env['TMPDIR'] = folder // whatever a stage leaves goes with it
process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled') // many processes load the same files
for (const name of ['PORT', 'DATA_DIR', 'SEED', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'npm_lifecycle_event']) delete process.env[name]

const done: Counts[] = []

/** Runs those of the chosen parts one after the other. */
async function runInTurn(row: Stage[]): Promise<void> {
  for (const { name, run, needed } of row) {
    if (!chosen.some((part) => needed.includes(part))) continue
    console.log(`\n== ${name}`)
    const start = performance.now()
    const counts = await run(folder, chosen).catch((error: unknown) => ({ passed: 0, failed: 1, problems: [String(error)] }))
    done.push(counts)
    for (const problem of counts.problems) console.log(problem)
    console.log(`== ${name}: ${stageLine(counts)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  }
}

await Promise.all(firstStages.map(runInTurn))
await runInTurn(laterStages)
console.log(`\n${lastLine(done)}`)
process.exit(done.some(({ failed }) => failed > 0) ? 1 : 0)
