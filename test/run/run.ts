// npm test, on the pinned Node: every stage, whatever the one before found, and the sum.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastLine, type Counts } from './counts.ts'
import { stages } from './stages.ts'
import { endTools } from '../../scripts/runTool.ts'

const folder = mkdtempSync(join(tmpdir(), 'test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, () => {
    endTools()
    process.exit(1)
  })
}

process.env['TMPDIR'] = folder // whatever a stage leaves goes with it
for (const name of ['PORT', 'DATA_DIR', 'SEED', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'npm_lifecycle_event']) delete process.env[name]

const done: Counts[] = []
for (const { name, run } of stages) {
  console.log(`\n== ${name}`)
  const start = performance.now()
  const counts = await run(folder).catch((error: unknown) => ({ passed: 0, failed: 1, problems: [String(error)] }))
  done.push(counts)
  for (const problem of counts.problems) console.log(problem)
  console.log(`== ${name}: ${lastLine([counts])} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
console.log(`\n${lastLine(done)}`)
process.exit(done.some(({ failed }) => failed > 0) ? 1 : 0)
