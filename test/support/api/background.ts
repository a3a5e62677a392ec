import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { lambda } from '#functions/platform/aws.ts'
import { startBackground } from '../../../scripts/local/background/backgroundServer.ts'
import { buildContext } from '../../../scripts/local/gateway/context.ts'
import { withFunction } from './iam.ts'

type Handler = (event: unknown, context: object) => Promise<unknown>

/**
 * Gives a test file a Lambda whose background functions run in this process, with their rights checked as a route's are. `idle` resolves when
 * all that was started has ended. Where `isHeld`, nothing is started: what was asked for is in `calls`. `clock`: what a function is told of its
 * remaining milliseconds, in place of `seconds` that go by.
 */
export function ownBackground() {
  const running = new Map<string, Promise<unknown>>()
  const calls: { name: string; event: unknown }[] = []
  const idle = async () => {
    while (running.size > 0) await Promise.all(running.values()) // what runs may start another
  }
  const own = { isHeld: false, calls, seconds: 900, clock: null as (() => () => number) | null, idle }
  const run = (name: string, event: unknown) => {
    const call = JSON.stringify([name, event])
    if (running.has(call)) return // the client repeats a call whose reply came late
    calls.push({ name, event })
    if (own.isHeld) return
    running.set(
      call,
      start(name as BackgroundName, event, contextOf(name, own)).finally(() => running.delete(call)),
    )
  }
  if (process.env.REHEARSED_API) return own // which has one
  let close: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    const server = await startBackground(run)
    close = server.close
    Object.assign(process.env, { AWS_ENDPOINT_URL_LAMBDA: server.url, JOB_FUNCTION: 'runJob' })
  })
  afterAll(async () => {
    await own.idle()
    lambda().destroy()
    await close?.()
  })
  return own
}

const contextOf = (name: string, { seconds, clock }: { seconds: number; clock: (() => () => number) | null }) => ({
  ...buildContext(name, seconds),
  ...(clock && { getRemainingTimeInMillis: clock() }),
})

async function start(name: BackgroundName, event: unknown, context: object): Promise<void> {
  const { handler } = (await import(`../../../functions/${backgroundFunctions[name]}.ts`)) as { handler: Handler }
  await withFunction(name, () => handler(event, context))
}
