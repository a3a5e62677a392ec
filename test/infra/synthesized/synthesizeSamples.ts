import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleStacks } from './sampleStacks.ts'
import type { StackInput, Synthesis } from './synthesize.ts'

const run = promisify(execFile)

async function runSynthesis(input: StackInput): Promise<Synthesis> {
  const given = ['--disable-warning=ExperimentalWarning', 'test/infra/synthesized/synthesize.ts', JSON.stringify([input])]
  const { stdout } = await run(process.execPath, given, { maxBuffer: 2 ** 28 })
  return (JSON.parse(stdout) as [Synthesis])[0]
}

/** Synthesizes once what several files look at, a process for each, and gives the workers its file by the environment. */
export default async function synthesizeSamples() {
  const folder = mkdtempSync(join(tmpdir(), 'synthesized-'))
  writeFileSync(join(folder, 'sampleStacks.json'), JSON.stringify(await Promise.all(sampleStacks.map(runSynthesis))))
  process.env['SYNTHESIZED'] = folder
}

export function removeSamples() {
  rmSync(process.env['SYNTHESIZED']!, { recursive: true, force: true })
}
