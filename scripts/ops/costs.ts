// npm run costs: prints what the site costs a month, from the figures in the folder costs. npm run bench -- loads measures its pages again.
import { costTables } from './costs/costs.ts'
import measured from './costs/measured.json' with { type: 'json' }

console.log(`Measured on ${measured.on}`)
for (const [name, table] of Object.entries(costTables(measured))) console.log(`\n${name}\n${table}`)
