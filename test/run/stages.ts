import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jestCounts, playwrightCounts, secondsByFolder, type Counts } from './counts.ts'
import { runTool, type Run } from '../../scripts/launch/runTool.ts'

/** The parts that `npm test -- PART` can run separately. The middle ones are Jest's projects (jest.config.mjs). */
export const parts = ['static', 'unit', 'api', 'infra', 'rehearsal', 'web', 'browser'] as const
export type Part = (typeof parts)[number]

/** `needed`: the parts that it belongs to. `run` gets a folder for what it writes, and the parts that were chosen. */
export type Stage = { name: string; needed: readonly Part[]; run: (folder: string, chosen: readonly Part[]) => Promise<Counts> }

const jestProjects = ['unit', 'api', 'infra', 'rehearsal', 'web'] as const satisfies readonly Part[]

const one = ({ ok, output }: Run): Counts =>
  ok ? { passed: 1, failed: 0, problems: [] } : { passed: 0, failed: 1, problems: [output.trim()] }

/** A stage that a program decides by its exit code. */
const tool = (name: string, needed: readonly Part[], ...args: string[]): Stage => ({
  name,
  needed,
  run: async () => one(await runTool(args)),
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

const built = ['unit', 'infra', 'rehearsal', 'browser'] as const

/** The first stages of `npm test`: two independent rows side by side. */
export const firstStages: Stage[][] = [
  [tool('site', built, 'scripts/build/site.ts'), tool('functions', built, 'scripts/build/functions.ts')],
  [
    tool('format', ['static'], 'node_modules/.bin/oxfmt', '--check', '.'),
    tool('lint', ['static'], 'node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'),
    tool('types', ['static'], 'node_modules/typescript/bin/tsc', '-p', '.'),
  ],
]

/** The stages after those, in this order. */
export const laterStages: Stage[] = [
  {
    name: 'jest',
    needed: jestProjects,
    run: async (folder, chosen) => {
      const report = join(folder, 'jest.json')
      // what V8 has compiled keeps every file's whole world: workers would run into their limit of memory
      const node = [
        '--no-compilation-cache',
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
      ]
      const given = [
        '--json',
        `--outputFile=${report}`,
        '--cacheDirectory=.local/jest',
        '--maxWorkers=2',
        '--selectProjects',
        ...jestProjects.filter((project) => chosen.includes(project)),
      ]
      const env = { IAM_USAGE_DIR: join(folder, 'grants'), FUNCTION_LOG_DIR: join(folder, 'logs') }
      const counts = await counted(await runTool([...node, ...given], { show: true, env }), report, jestCounts)
      if (existsSync(report)) for (const line of secondsByFolder(readFileSync(report, 'utf8'))) console.log(line)
      return counts
    },
  },
  {
    name: 'grants',
    needed: ['api'],
    run: async (folder) => {
      const { unusedGrants } = await import('../support/api/iam.ts')
      const unused = unusedGrants(join(folder, 'grants'))
      return one({ ok: unused.length === 0, output: `No test used these rights of functions: ${unused.join(', ')}` })
    },
  },
  {
    name: 'logs',
    needed: ['api'],
    run: async (folder) => {
      const { leaked } = await import('../support/api/functionLog.ts')
      const found = leaked(join(folder, 'logs'))
      return one({ ok: found.length === 0, output: `Functions logged what no log may hold:\n${found.join('\n')}` })
    },
  },
  {
    name: 'browser',
    needed: ['browser'],
    run: async (folder) => {
      if (readdirSync('test/e2e').length === 0) return { passed: 0, failed: 0, problems: [] }
      const report = join(folder, 'playwright.json')
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      return counted(
        await runTool(['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=list,json'], { show: true, env }),
        report,
        playwrightCounts,
      )
    },
  },
]
