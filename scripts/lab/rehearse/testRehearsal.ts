import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from '../../launch/runTool.ts'
import { notRehearsed, suitesNotRehearsed, takenNames } from './notRehearsed.ts'
import { suites, type Suite } from './suites.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Started = { url: string; direct: string; environment: Record<string, string> }

/**
 * Runs the API's suites (with attacks and faults), then the browser tests, against rehearsals of the stack in `assembly`; all of them, or those that
 * `args` name (`surveys`, `settings.spec`, or a part: `api`, `attacks`, `faults`, `browser`). Resolves to the exit code: 1 where a test fails or a
 * function was denied a call.
 */
export async function testRehearsal(assembly: string, args: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  const denied = join(folder, 'denied.txt')
  const env = { REHEARSE: '1', REHEARSAL_ASSEMBLY: resolve(assembly), REHEARSAL_DENIED: denied, REHEARSAL_PATIENCE: '6' }
  try {
    const failed: string[] = []
    const all = [...suites()]
    for (const [suite, { part, file }] of args.length ? all.filter(([name, one]) => args.includes(name) || args.includes(one.part)) : all) {
      console.log(`\n== ${suite}`)
      if (suitesNotRehearsed[suite]) {
        console.log(`Left out: it ${suitesNotRehearsed[suite]}.`)
        continue
      }
      for (const { test, reason } of notRehearsed.filter((one) => one.suite === suite)) console.log(`Left out: ${test}. It ${reason}.`)
      if (!(await runSuite(suite, { part, file }, env))) failed.push(suite)
    }
    const pages = args.filter((name) => ![...all.flatMap(([suite, { part }]) => [suite, part]), 'browser'].includes(name))
    if (pages.length || !args.length || args.includes('browser')) {
      console.log('\n== browser')
      const browser = await runTool(['node_modules/@playwright/test/cli.js', 'test', ...pages], { show: true, env, minutes: 120 })
      if (!browser.ok) failed.push('browser')
    }
    const calls = existsSync(denied) ? [...new Set(readFileSync(denied, 'utf8').trim().split('\n'))] : []
    for (const words of calls) console.error(`Denied: ${words}`)
    console.log(
      failed.length
        ? `Failed: ${failed.join(', ')}`
        : `Everything passed; ${calls.length ? 'but calls were denied' : 'no call was denied'}.`,
    )
    return failed.length || calls.length ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One suite against an empty site of its own. True when it passes. */
async function runSuite(name: string, { part, file }: Suite, env: Record<string, string>): Promise<boolean> {
  const mails = mkdtempSync(join(tmpdir(), 'mails-'))
  const site = { PORT: '0', SEED: 'none', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: '', MAIL_FOLDER: mails }
  const child = fork(join(root, 'scripts/lab/rehearse.ts'), {
    env: { ...process.env, ...env, ...site, ...(part === 'faults' && { REHEARSAL_FAULTS: '1' }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [Started | null]
    if (!started) return false
    const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
    const given = ['--selectProjects=api', '--cacheDirectory=.local/jest', '--testPathPatterns', file]
    const names = takenNames(name)
    const api = { ...started.environment, REHEARSED_API: started.direct, EMULATED_SITE: started.url, MAIL_FOLDER: mails, TEST_MINUTES: '3' }
    const { ok } = await runTool([...jest, ...given, ...(names ? ['--testNamePattern', names] : [])], { show: true, env: api })
    return ok
  } finally {
    if (child.connected) child.disconnect()
    await ended
    rmSync(mails, { recursive: true, force: true })
  }
}
