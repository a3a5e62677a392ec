// Measures the product on its local cloud and prints tables: npm run bench [-- --responses 10000]
// Measures a survey of 500 questions in Chromium; some minutes: npm run bench -- pages
// Measures the published pages with Lighthouse, as a phone, in both languages; some ten minutes: npm run bench -- lighthouse [--visits 5]
// Measures the page function, cold and warm; some two minutes: npm run bench -- publishing
// Measures the survey editor in Chromium, with a file's survey too; some five minutes: npm run bench -- editor [--survey FILE.survey.json]
// Measures the pages that npm run costs calculates with, and stores their sizes; a minute: npm run bench -- loads
// Exports many responses as jobs, and looks for their answers; some ten minutes: npm run bench -- exports [--responses 100000]
//   [--survey FILE.survey.json --lines FILE.ndjson[.gz]]
// Imports, filters, counts and opens the results of many responses; some five minutes, ten with 100,000: npm run bench -- results, with the same options
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { branchingBench } from './bench/branching.ts'
import { editorTable } from './bench/editor/editorTable.ts'
import { measureEditor } from './bench/editor/measureEditor.ts'
import { lighthouseTable, measureLighthouse } from './bench/lighthouse.ts'
import { measureLoads } from './bench/measureLoads.ts'
import { measureProduct, type Row, Stopped } from './bench/measureProduct.ts'
import { measurePages } from './bench/pages/measurePages.ts'
import { pagesTable } from './bench/pages/pagesTable.ts'
import { exported } from './bench/exports/exported.ts'
import { exportsTable } from './bench/exports/exportsTable.ts'
import { measureExports } from './bench/exports/measureExports.ts'
import { measureResults } from './bench/results/measureResults.ts'
import { resultsTable } from './bench/results/resultsTable.ts'
import { functionSizes, pageSizes } from './bench/sizes.ts'
import { measurePublishing, publishingTable } from './bench/publishing.ts'
import { kibibytes, megabytes, milliseconds, table, units } from './bench/table.ts'

const { values, positionals } = parseArgs({
  options: {
    responses: { type: 'string', default: '10000' },
    survey: { type: 'string' },
    lines: { type: 'string' },
    visits: { type: 'string', default: '5' },
  },
  allowPositionals: true,
})
const [part, ...more] = positionals
const parts = ['pages', 'editor', 'exports', 'results', 'lighthouse', 'publishing', 'loads']
if (more.length > 0 || (part !== undefined && !parts.includes(part)))
  throw new Error(`The bench has parts to run alone, ${parts.join(', ')}, and no ${positionals.join(' ')}.`)
if (values.survey !== undefined && !['editor', 'exports', 'results'].includes(part ?? ''))
  throw new Error('--survey is for the parts editor, exports and results.')
const responses = Number(values.responses)
if (!Number.isInteger(responses) || responses < 400) throw new Error('--responses takes a number of 400 or more.')
const visits = Number(values.visits)
if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits takes a number of 1 or more.')
const log = (line: string) => console.error(line)

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
  const rows = await measureProduct({ responses, log })
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
  if (part === 'pages') console.log(pagesTable(await measurePages(log)))
  else if (part === 'editor') console.log(editorTable(await measureEditor(values.survey && readFileSync(values.survey, 'utf8'), log)))
  else if (part === 'lighthouse') console.log(lighthouseTable(await measureLighthouse(visits, log), visits))
  else if (part === 'loads') console.log(await measureLoads(log))
  else if (part === 'publishing') console.log(publishingTable(await measurePublishing(log)))
  else if (part === 'exports') console.log(exportsTable(await measureExports({ ...exported(values), responses, log }), responses))
  else if (part === 'results') console.log(resultsTable(await measureResults({ ...exported(values), responses, log })))
  else await printProduct()
} catch (error) {
  if (!(error instanceof Stopped)) throw error
  process.exit(130) // whatever was only about to start ends with this process
}
