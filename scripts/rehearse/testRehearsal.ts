import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runTool } from '../test/tool.ts'

/** Runs the browser tests against rehearsals of the stack in `assembly`. Resolves to the exit code: 1 where a test fails or a call was denied. */
export async function testRehearsal(assembly: string, args: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  const denied = join(folder, 'denied.txt')
  const env = { REHEARSE: '1', REHEARSAL_ASSEMBLY: resolve(assembly), REHEARSAL_DENIED: denied }
  try {
    const { ok } = await runTool(['node_modules/@playwright/test/cli.js', 'test', ...args], { show: true, env })
    const calls = existsSync(denied) ? [...new Set(readFileSync(denied, 'utf8').trim().split('\n'))] : []
    for (const words of calls) console.error(words)
    console.log(calls.length ? `${calls.length} kinds of calls were denied.` : 'No call was denied.')
    return ok && !calls.length ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
