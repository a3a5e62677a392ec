// Measures the product and prints tables: npm run bench [-- PART] [--responses 10000] [--visits 5]
// All but the first three are run alone: loads and kinds take a minute, publishing 2, pages, editor and results some 5, exports, matrices and lighthouse 10.
import { parseArgs } from 'node:util'
import { runWithCleanups } from '../launch/withCleanups.ts'
import { measureBranching } from './bench/branching.ts'
import { measureEditor } from './bench/editor/measureEditor.ts'
import { measureExports } from './bench/responses/measureExports.ts'
import { measureKinds } from './bench/responses/measureKinds.ts'
import { measureMatrices } from './bench/responses/measureMatrices.ts'
import { measureResults } from './bench/responses/measureResults.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLoads } from './bench/measureLoads.ts'
import { measurePages } from './bench/pages/measurePages.ts'
import { measureProduct } from './bench/measureProduct.ts'
import { measurePublishing } from './bench/publishing.ts'
import { measureSizes } from './bench/sizes.ts'
import type { Bench } from './bench/start.ts'

const parts: Record<string, (bench: Bench) => string | Promise<string>> = {
  product: measureProduct,
  branching: measureBranching,
  sizes: measureSizes,
  pages: measurePages,
  editor: measureEditor,
  lighthouse: measureLighthouse,
  publishing: measurePublishing,
  exports: measureExports,
  matrices: measureMatrices,
  kinds: measureKinds,
  results: measureResults,
  loads: measureLoads,
}

const options = { responses: { type: 'string', default: '10000' }, visits: { type: 'string', default: '5' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const asked = positionals.length > 0 ? positionals : ['product', 'branching', 'sizes']
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`The bench has the parts ${Object.keys(parts).join(', ')}, and no ${unknown.join(' ')}.`)
const [responses, visits] = [Number(values.responses), Number(values.visits)]
if (!Number.isInteger(responses) || responses < 400) throw new Error('--responses takes a number of 400 or more.')
if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits takes a number of 1 or more.')

await runWithCleanups(async (cleanups) => {
  for (const name of asked) console.log(`${await parts[name]!({ responses, visits, cleanups, log: console.error })}\n`)
})
