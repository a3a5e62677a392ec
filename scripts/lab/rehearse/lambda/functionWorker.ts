// A worker thread that runs one function of the template, with the template's environment only, and what a test sets (callOptions.ts).
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { buildContext } from '../../../local/gateway/context.ts'
import type { CallOptions } from './callOptions.ts'
import { at } from './ownClock.ts'

export type Start = { file: string; entry: string; name: string }
export type Call = { id: number; event: unknown; seconds: number; options: CallOptions }
export type Outcome = { id: number; result: string | undefined } | { id: number; error: string }

const { file, entry, name } = workerData as Start
const { [entry]: handler } = (await import(pathToFileURL(file).href)) as Record<
  string,
  (event: unknown, context: object) => Promise<unknown>
>

const port = parentPort!
const tell = (outcome: Outcome) => port.postMessage(outcome, [])

port.postMessage('ready', [])

port.on('message', ({ id, event, seconds, options }: Call) => {
  if (options.providers) process.env['OAUTH_BASE_URLS'] = options.providers
  const call = () => run(event, seconds)
  const answered = options.time === undefined ? call() : at(options.time, call)
  answered.then(
    (result) => tell({ id, result }),
    (error: unknown) => tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

/** Lambda carries a result as JSON. */
const run = async (event: unknown, seconds: number) => JSON.stringify(await handler!(event, buildContext(name, seconds)))
