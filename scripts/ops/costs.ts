// npm run costs: prints what the site costs a month, from the figures in the folder costs. With --responses-per-hour NUMBER it prints the limits that so
// many responses meet instead. npm run bench -- loads measures the pages again.
import { parseArgs } from 'node:util'
import { runCommand } from '../launch/runCommand.ts'
import { capacityReport } from './costs/capacity.ts'
import { costTables } from './costs/costs.ts'
import measured from './costs/measured.json' with { type: 'json' }
import { withUsage } from './deploy/commandLine.ts'

const usage = 'npm run costs [-- --responses-per-hour NUMBER]'

await runCommand(async () => {
  const options = { 'responses-per-hour': { type: 'string' } } as const
  const { 'responses-per-hour': words } = withUsage(usage, () => parseArgs({ options })).values
  console.log(`Measured on ${measured.on}`)
  if (words === undefined) {
    for (const [name, table] of Object.entries(costTables(measured))) console.log(`\n${name}\n${table}`)
    return
  }
  if (!(Number(words) > 0)) throw new Error(usage)
  console.log(capacityReport(Number(words), measured))
})
