import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleStacks } from './sampleStacks.ts'
import type { StackInput, Synthesis } from './synthesize.ts'

const run = promisify(execFile)

async function runSynthesis(inputs: StackInput[]): Promise<Synthesis[]> {
  const given = ['--disable-warning=ExperimentalWarning', 'test/infra/synthesized/synthesize.ts', JSON.stringify(inputs)]
  const { stdout } = await run(process.execPath, given, { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout) as Synthesis[]
}

/** Synthesizes once the stacks that several files read, in two processes: loading CDK costs more than a stack. The workers get the file by the environment. */
export default async function synthesizeSamples() {
  const folder = mkdtempSync(join(tmpdir(), 'synthesized-'))
  const halves = await Promise.all([sampleStacks.slice(0, 2), sampleStacks.slice(2)].map(runSynthesis))
  writeFileSync(join(folder, 'sampleStacks.json'), JSON.stringify(halves.flat()))
  process.env['SYNTHESIZED'] = folder
}

export function removeSamples() {
  rmSync(process.env['SYNTHESIZED']!, { recursive: true, force: true })
}
