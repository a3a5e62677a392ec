// A worker thread: one function of the template, with nothing of its environment but what the template gives it.
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { buildContext } from '../local/context.ts'

/** `file` and `entry`: the module and what it exports. */
export type Start = { file: string; entry: string; name: string }
/** `seconds`: what the function has to answer. */
export type Call = { id: number; event: unknown; seconds: number }
export type Outcome = { id: number; result: string | undefined } | { id: number; error: string }

const { file, entry, name } = workerData as Start
const { [entry]: handler } = (await import(pathToFileURL(file).href)) as Record<string, (event: unknown, context: object) => Promise<unknown>>

parentPort!.on('message', async ({ id, event, seconds }: Call) => {
  const outcome = await run(event, seconds).then(
    (result): Outcome => ({ id, result }),
    (error: unknown): Outcome => ({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  parentPort!.postMessage(outcome)
})

/** Lambda carries a result as JSON. */
const run = async (event: unknown, seconds: number) => JSON.stringify(await handler!(event, buildContext(name, seconds)))
