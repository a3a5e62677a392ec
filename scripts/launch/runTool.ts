import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set<number>()

export function endTools(): void {
  for (const pid of running) process.kill(-pid, 'SIGTERM')
}

export type Run = { ok: boolean; output: string }

/** Runs a program of node_modules in a process group. `show`: prints its output instead of returning it. Kills it after `minutes`. */
export async function runTool(
  args: string[],
  { show = false, env = {}, minutes = 35 }: { show?: boolean; env?: Record<string, string>; minutes?: number } = {},
): Promise<Run> {
  const target = show ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', target, target],
    env: { ...process.env, ...env },
  })
  const pid = child.pid!
  running.add(pid)
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), minutes * 60_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, show ? 'exit' : 'close')) as [number | null]
  clearTimeout(late)
  running.delete(pid)
  return { ok: code === 0, output }
}
