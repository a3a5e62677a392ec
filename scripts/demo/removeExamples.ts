// Deletes the made-up responses of the demo surveys, and nothing else: npm run remove-examples [-- --url URL] [--email E --password P]
import { parseArgs } from 'node:util'
import { credentials } from '../ops/import/credentials.ts'
import { startOptions } from '../local/dataFolder/startOptions.ts'
import { removeExamples } from './responses/removeExamples.ts'

const { values } = parseArgs({ options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } } })
const start = startOptions(process.env)
const url = values.url ?? `http://127.0.0.1:${start.port}`
console.log(`Removed ${await removeExamples(url, credentials(url, values, start))} example responses from ${url}`)
