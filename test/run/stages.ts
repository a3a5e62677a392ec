import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFunctions } from '../../scripts/build/functions.ts'
import { buildSite } from '../../scripts/local/site/buildSite.ts'
import { jestCounts, playwrightCounts, type Counts } from './counts.ts'
import { runTool, type Run } from '../../scripts/runTool.ts'

export type Stage = { name: string; run: (folder: string) => Promise<Counts> }

const one = ({ ok, output }: Run): Counts =>
  ok ? { passed: 1, failed: 0, problems: [] } : { passed: 0, failed: 1, problems: [output.trim()] }

/** A stage that a program decides by its exit code. */
const tool = (name: string, ...args: string[]): Stage => ({ name, run: async () => one(await runTool(args)) })

/** A stage that holds unless it throws. */
const step = (name: string, run: () => Promise<unknown>): Stage => ({
  name,
  run: () =>
    run().then(
      () => one({ ok: true, output: '' }),
      (error: unknown) => one({ ok: false, output: String(error) }),
    ),
})

/** A stage that counts the tests of a program by the JSON that it writes to `report`. */
async function counted(run: Run, report: string, count: (report: string) => Counts): Promise<Counts> {
  try {
    const counts = count(readFileSync(report, 'utf8'))
    return run.ok || counts.failed > 0 ? counts : { ...counts, failed: 1, problems: ['It ended with an error though no test failed.'] }
  } catch {
    return { passed: 0, failed: 1, problems: [`It did not run to its end. ${run.output}`] }
  }
}

/** What `npm test` runs, in this order; each gets a folder for what it writes. */
export const stages: Stage[] = [
  tool('format', 'node_modules/.bin/oxfmt', '--check', '.'),
  tool('lint', 'node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', '.'),
  tool('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
  step('site', buildSite),
  step('functions', buildFunctions),
  {
    name: 'jest',
    run: async (folder) => {
      const report = join(folder, 'jest.json')
      const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
      const given = ['--json', `--outputFile=${report}`, '--cacheDirectory=.local/jest', '--maxWorkers=2']
      const env = { IAM_USAGE_DIR: join(folder, 'grants'), FUNCTION_LOG_DIR: join(folder, 'logs') }
      return counted(await runTool([...node, ...given], { show: true, env }), report, jestCounts)
    },
  },
  {
    name: 'grants',
    run: async (folder) => {
      const { unusedGrants } = await import('../support/api/iam.ts')
      const unused = unusedGrants(join(folder, 'grants'))
      return one({ ok: unused.length === 0, output: `No test used these rights of functions: ${unused.join(', ')}` })
    },
  },
  {
    name: 'logs',
    run: async (folder) => {
      const { leaked } = await import('../support/api/functionLog.ts')
      const found = leaked(join(folder, 'logs'))
      return one({ ok: found.length === 0, output: `Functions logged what no log may hold:\n${found.join('\n')}` })
    },
  },
  {
    name: 'browser',
    run: async (folder) => {
      if (readdirSync('test/e2e').length === 0) return { passed: 0, failed: 0, problems: [] }
      const report = join(folder, 'playwright.json')
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      return counted(
        await runTool(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], { show: true, env }),
        report,
        playwrightCounts,
      )
    },
  },
]
