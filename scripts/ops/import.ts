// Brings a survey and its responses in from files, through the API:
//   npm run import -- FILE.survey.json [--responses FILE.ndjson[.gz]] [--url URL] [--email E --password P]
// Run it again after an interruption: accepted lines create no duplicates.
import { parseArgs } from 'node:util'
import { credentials } from './import/credentials.ts'
import { importSurvey } from './import/importSurvey.ts'
import { count, duration } from './import/progress.ts'
import { importSecret } from './import/responseKey.ts'
import type { Summary } from './import/submitAll.ts'
import { Unreachable } from './import/submitBatch.ts'
import { startOptions } from '../local/dataFolder/startOptions.ts'

const usage = 'npm run import -- FILE.survey.json [--responses FILE.ndjson[.gz]] [--url URL] [--email E --password P]'

const listed = 200

function report(summary: Summary, total: number, ms: number) {
  const { accepted, refused, sentAnswers, keptAnswers, stopped } = summary
  for (const { line, code, detail } of refused.slice(0, listed)) console.log(`line ${line}: ${code}: ${detail}`)
  if (refused.length > listed) console.log(`and ${count(refused.length - listed)} more`)
  if (sentAnswers > keptAnswers)
    console.log(`${count(sentAnswers - keptAnswers)} answers to hidden or unknown questions were dropped by the server.`)
  console.log(`${count(keptAnswers)} answers kept of ${count(sentAnswers)} sent.`)
  const { length } = refused
  const left = total - accepted - length
  if (stopped) console.log(`Stopped: ${count(left)} not submitted yet. Run the same command again: nothing is made twice.`)
  console.log(`${count(accepted)} accepted, ${count(length)} refused in ${duration(ms)}`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { responses: { type: 'string' }, url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  })
  const [surveyFile] = positionals
  if (!surveyFile || positionals.length > 1) throw new Error(`Usage: ${usage}`)
  const start = startOptions(process.env)
  const url = values.url ?? `http://127.0.0.1:${start.port}`

  const stop = new AbortController()
  const signals = { SIGINT: 130, SIGTERM: 143 }
  let stoppedBy = 0
  for (const [signal, code] of Object.entries(signals))
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(code) // asked twice: now
      stoppedBy = code
      stop.abort()
    })

  const started = Date.now()
  const { total, summary } = await importSurvey({
    url,
    admin: credentials(url, values, start),
    surveyFile,
    responsesFile: values.responses,
    secret: importSecret(start.dataDir),
    screen: process.stdout,
    signal: stop.signal,
  })
  if (summary) report(summary, total, Date.now() - started)
  return stoppedBy || (summary?.refused.length ? 1 : 0)
}

try {
  process.exitCode = await main()
} catch (error) {
  const { message, cause } = error as Error
  const away = error instanceof Unreachable || message === 'fetch failed'
  console.error(away ? `The server does not answer (${cause instanceof Error ? cause.message : message}).` : message)
  if (error instanceof Unreachable) console.error('What was accepted is safe. Run the same command again: nothing is made twice.')
  process.exitCode = 1
}
