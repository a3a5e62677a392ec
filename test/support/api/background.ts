import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { lambda } from '#functions/platform/aws.ts'
import { startBackground } from '../../../scripts/local/background/backgroundServer.ts'
import { buildContext } from '../../../scripts/local/gateway/context.ts'
import { withFunction } from './iam.ts'

type Handler = (event: unknown, context: object) => Promise<unknown>

/**
 * Gives a test file a Lambda whose background functions run in this process, with their rights checked as a route's are. `idle` resolves when
 * all that was started has ended. Where `isHeld`, nothing is started: what was asked for is in `calls`.
 */
export function ownBackground() {
  const running = new Set<Promise<unknown>>()
  const calls: { name: string; event: unknown }[] = []
  const own = { isHeld: false, calls, seconds: 900, idle: async () => void (await Promise.all(running)) }
  const run = (name: string, event: unknown) => {
    calls.push({ name, event })
    if (own.isHeld) return
    const ended = start(name as BackgroundName, event, own.seconds).finally(() => running.delete(ended))
    running.add(ended)
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

async function start(name: BackgroundName, event: unknown, seconds: number): Promise<void> {
  const { handler } = (await import(`../../../functions/${backgroundFunctions[name]}.ts`)) as { handler: Handler }
  await withFunction(name, () => handler(event, buildContext(name, seconds)))
}
