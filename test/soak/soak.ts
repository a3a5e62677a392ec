// npm run soak [-- --seconds 60] [--rounds 5] [--cases 2000] [--changes 2000] [--seed 15]: the attacks with many more generated cases, 20,000 surveys
// with conditions, every fault, counts that many changes come to, every browser test in all its languages, widths and schemes, load, a survey with a
// limit, and kill -9 in the middle of writing. With --cases 0 load and kills alone. It ends by itself, in some forty minutes of two quiet cores, with
// one line of figures: 1 where something did not hold.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchSurvey } from '../../scripts/lab/bench/benchSurvey.ts'
import { api, signIn } from '../../scripts/ops/import/api.ts'
import { killed } from './killed.ts'
import { limited } from './limited.ts'
import { startProduct, type Product } from './product.ts'
import { underLoad } from './underLoad.ts'
import { writers } from './writers.ts'
import { runTool } from '../../scripts/launch/runTool.ts'

const text = (standard: string) => ({ type: 'string', default: standard }) as const
const { values } = parseArgs({
  options: { seconds: text('60'), rounds: text('5'), cases: text('2000'), changes: text('2000'), seed: text('15') },
})
const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const problems: string[] = []
let product: Product | undefined

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void product?.stop().finally(() => process.exit(130)))

/** The other test files that try more where these variables ask for it. */
const exhaustive = globSync(['{functions,scripts,shared}/**/*.test.ts', 'test/api/**/*.test.ts']).filter((file) =>
  /everyWay\.ts|HOSTILE_CASES/.test(readFileSync(file, 'utf8')),
)

/** Runs the attacks, the faults and these; returns the numbers that they report, by kind. */
async function suites(): Promise<{ attacks: number; faults: number }> {
  const tally = join(folder, 'tally.txt')
  writeFileSync(tally, '') // a run that ends early has figures too
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  const env = {
    TALLY_FILE: tally,
    HOSTILE_CASES: values.cases,
    HOSTILE_SEED: values.seed,
    COUNTED_CHANGES: values.changes,
    EVERY_WAY: '1',
    TEST_MINUTES: '60',
  }
  const given = ['--maxWorkers=1', '--cacheDirectory=.local/jest', 'test/attacks', 'test/faults', ...exhaustive]
  const { ok } = await runTool([...jest, ...given], { show: true, env, minutes: 120 })
  if (!ok) problems.push('a test of test/attacks, test/faults or generated cases failed')
  const lines = readFileSync(tally, 'utf8').trim().split('\n')
  const sum = (kind: string) => lines.reduce((total, line) => total + (line.startsWith(kind) ? Number(line.split(' ')[1]) : 0), 0)
  return { attacks: sum('attacks'), faults: sum('faults') }
}

/** Runs the browser tests with everything that `npm test` tries in one language, width or scheme only. */
async function everyWay(): Promise<void> {
  const steps = [['scripts/build/site.ts'], ['node_modules/@playwright/test/cli.js', 'test', '--retries=1']]
  for (const step of steps) {
    const { ok } = await runTool(step, { show: true, env: { EVERY_WAY: '1' }, minutes: 120 })
    if (!ok) problems.push(`${step.join(' ')} failed`)
  }
}

try {
  const { attacks, faults } = Number(values.cases) ? await suites() : { attacks: 0, faults: 0 }
  if (Number(values.cases)) await everyWay()

  const data = join(folder, 'data')
  product = await startProduct(data)
  const { url, admin } = product
  const { id, slug } = await (await signIn(url, admin))('createSurvey', { body: benchSurvey() })
  const everybody = writers(id, slug, Number(values.seed))
  problems.push(...(await underLoad(product, everybody, Number(values.seconds))))
  const requests = everybody.callCount()

  const limits = await limited(data, product, Number(values.seed))
  product = limits.product
  problems.push(...limits.problems)

  product = await killed(data, product, everybody, Number(values.rounds))
  await everybody.again(product.url)
  const { access_token: token } = await api(product.url)('issueToken', { body: { username: admin.email, password: admin.password } })
  const lost = await everybody.lost(product.url, token)
  problems.push(...new Set(everybody.refused))

  Object.assign(process.env, product.environment)
  const { allItems, brokenAtLast } = await import('../support/api/invariants.ts')
  const broken = await brokenAtLast(120)
  const stored = (await allItems()).filter(({ pk, sk }) => pk.startsWith(`SURVEY#${id}#R#`) && sk.startsWith('RESP#')).length
  if (stored !== everybody.responses.length) problems.push(`${everybody.responses.length} responses were sent, and ${stored} are there`)
  const { readSurveyTotals } = await import('#functions/data/surveyCounts.ts')
  const counted = (await readSurveyTotals([id])).get(id)?.responses ?? 0
  if (counted !== stored) problems.push(`${stored} responses are there, and ${counted} are counted`)
  problems.push(...broken, ...lost.map((one) => `${one} was acknowledged and is lost`))
  everybody.close()

  for (const problem of new Set(problems)) console.error(problem)
  const figures = [
    `attacks tried ${attacks}`,
    `faults survived ${faults}`,
    `kills ${values.rounds}`,
    `requests under load ${requests}`,
    `responses acknowledged ${everybody.responses.length}`,
    `counted ${counted}`,
    `orphans ${broken.length}`,
    `lost ${lost.length}`,
  ]
  console.log(figures.join(', '))
} finally {
  await product?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(problems.length ? 1 : 0)
