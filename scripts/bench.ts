// Measures the product on its local cloud and prints tables: npm run bench [-- --responses 10000]
// Measures a survey of 500 questions in Chromium, with survey-react-ui beside it; some ten minutes: npm run bench -- pages
import { parseArgs } from 'node:util'
import { branchingBench } from './bench/branching.ts'
import { measureProduct, type Row, Stopped } from './bench/measureProduct.ts'
import { measurePages } from './bench/pages/measurePages.ts'
import { pagesTable } from './bench/pages/pagesTable.ts'
import { functionSizes, pageSizes } from './bench/sizes.ts'
import { kibibytes, megabytes, milliseconds, table, units } from './bench/table.ts'

const { values, positionals } = parseArgs({ options: { responses: { type: 'string', default: '10000' } }, allowPositionals: true })
if (positionals.some((part) => part !== 'pages'))
  throw new Error(`The bench has one part to run alone, pages, and no ${positionals.join()}.`)
const responses = Number(values.responses)
if (!Number.isInteger(responses) || responses < 400) throw new Error('--responses takes a number of 400 or more.')
const say = (words: string) => console.error(words)

const row = ({ name, calls, atOnce, perSecond, p50, p99, consumed, peak }: Row) => [
  name,
  calls.toLocaleString('en'),
  String(atOnce),
  perSecond.toFixed(perSecond < 10 ? 2 : 0),
  milliseconds(p50),
  milliseconds(p99),
  units(consumed.read),
  units(consumed.write),
  megabytes(peak),
]

async function printProduct(): Promise<void> {
  const rows = await measureProduct({ responses, say })
  const head = ['operation', 'calls', 'at once', 'a second', 'p50', 'p99', 'read units', 'write units', 'peak memory']
  console.log(table('Local cloud; units are of one call, memory is of the process with all functions and the gateway', head, rows.map(row)))

  const branching = branchingBench()
  const timed = Object.entries(branching.modes).map(([mode, { median, p99 }]) => [mode, milliseconds(median), milliseconds(p99)])
  console.log(`\n${table(`${branching.name} (budget ${branching.budgetMilliseconds} ms)`, ['mode', 'p50', 'p99'], timed)}`)

  const functions = Object.entries(await functionSizes()).map(([name, { raw, gzip }]) => [name, kibibytes(raw), kibibytes(gzip)])
  console.log(`\n${table('Functions, bundled', ['function', 'raw', 'gzip'], functions)}`)

  const pages = Object.entries(await pageSizes()).map(([path, { html, script, style }]) => [
    path,
    ...[html, script, style].flatMap(({ gzip, brotli }) => [kibibytes(gzip), kibibytes(brotli)]),
  ])
  console.log(
    `\n${table('Pages, with all that they load at once, texts included', ['page', 'html gzip', 'brotli', 'script gzip', 'brotli', 'style gzip', 'brotli'], pages)}`,
  )
}

try {
  if (positionals.length > 0) console.log(pagesTable(await measurePages(say)))
  else await printProduct()
} catch (error) {
  if (!(error instanceof Stopped)) throw error
  process.exit(130) // whatever was only about to start ends with this process
}
