import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../scripts/local/start.ts', import.meta.url))

type Started = { url: string; admin: { email: string; password: string }; environment: Record<string, string> }

/** The product as `npm start` runs it, without its pages. */
export type Product = Started & {
  /** The present memory of its process in bytes. */
  memory: () => number
  stop: () => Promise<void>
  /** Ends it and everything it started with kill -9, in no order. */
  kill: () => Promise<void>
}

/** Starts the product on a free port, with its data in `folder`. Throws if it does not come up. */
export async function startProduct(folder: string): Promise<Product> {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, SEED: 'none', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: '' }
  const child = fork(program, ['--no-site'], {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [Started | null]
  if (!started) throw new Error('The product did not start.')
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  const kill = async () => {
    for (const pid of [child.pid!, ...descendants(child.pid!)]) killed(pid)
    await ended
  }
  return { ...started, memory: () => resident(child.pid!), stop, kill }
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended first
  }
}

const bytesOfPage = 4096
const resident = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * bytesOfPage

/** The processes that a process started, and those that they did. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name)
        ? [[Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])] as const]
        : []
    } catch {
      return [] // it has just ended
    }
  })
  const of = (parent: number): number[] => parents.flatMap(([own, its]) => (its === parent ? [own, ...of(own)] : []))
  return of(pid)
}
