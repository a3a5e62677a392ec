import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('backgroundProcess.ts', import.meta.url))

/** Milliseconds after SIGTERM in which a function may save that it was ended. */
const grace = 3_000

/** Milliseconds after which Lambda repeats an asynchronous call that failed or was killed. */
const lambdasWaits = [60_000, 120_000]

/** Runs background functions, each call in a process of its own that ends with this one. Repeats a failed call after each of these `waits`. */
export function backgroundProcesses(waits = lambdasWaits) {
  const running = new Set<ChildProcess>()
  const repeats = new Set<NodeJS.Timeout>()

  const run = (name: string, event: unknown, [wait, ...later] = waits): void => {
    const child = fork(program, [name, JSON.stringify(event)], {
      env: { ...process.env },
      // a small young generation: an export takes a third less memory, and no more CPU time (npm run bench -- exports).
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'],
    })
    running.add(child)
    child.once('exit', (code) => {
      running.delete(child)
      if (code === 0 || child.killed || wait === undefined) return
      const repeat = setTimeout(() => {
        repeats.delete(repeat)
        run(name, event, later)
      }, wait)
      repeats.add(repeat)
    })
  }

  /** Ends running calls: SIGTERM first, SIGKILL after the grace period. Repeats none. */
  const stop = async (): Promise<void> => {
    for (const repeat of repeats) clearTimeout(repeat)
    repeats.clear()
    await Promise.all(
      [...running].map(async (child) => {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        const force = setTimeout(() => child.kill('SIGKILL'), grace)
        await ended
        clearTimeout(force)
      }),
    )
  }
  return { run: (name: string, event: unknown) => run(name, event), stop, running: () => [...running].map(({ pid }) => pid!) }
}
