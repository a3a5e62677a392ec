import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shared } from './shared.ts'
import type { Asked, Synthesis } from './synthesise.ts'

const run = promisify(execFile)

async function ask(asked: Asked): Promise<Synthesis> {
  const given = ['--disable-warning=ExperimentalWarning', 'test/infra/synthesise.ts', JSON.stringify([asked])]
  const { stdout } = await run(process.execPath, given, { maxBuffer: 2 ** 28 })
  return (JSON.parse(stdout) as [Synthesis])[0]
}

/** Synthesises once what several files look at, a process for each, and gives the workers its file by the environment. */
export default async function synthesiseShared() {
  const folder = mkdtempSync(join(tmpdir(), 'synthesised-'))
  writeFileSync(join(folder, 'shared.json'), JSON.stringify(await Promise.all(shared.map(ask))))
  process.env['SYNTHESISED'] = folder
}

export function removeShared() {
  rmSync(process.env['SYNTHESISED']!, { recursive: true, force: true })
}
