import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

type Started = { url: string; environment: Record<string, string> }

const running = globalThis as { emulators?: ChildProcess }

/** Starts the emulators once for all test files, and gives their addresses to the workers by the environment. */
export default async function startEmulators() {
  if (process.env['REHEARSED_API']) return // which brought its own
  const child = fork(join(__dirname, 'emulators.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
  running.emulators = child
  const [started] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])) as [Started | null]
  if (!started) throw new Error('The emulators did not start.')
  Object.assign(process.env, started.environment, { EMULATED_SITE: started.url })
}

/** Ends what startEmulators started. */
export async function stopEmulators() {
  const child = running.emulators
  if (!child?.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
