import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { untilInputEnds } from '../../launch/untilInputEnds.mjs'

/** An emulator's process, which ends with this one. `line`: what it printed when ready; `ended` resolves to a message when it ends by itself. */
export type Emulator = { line: string; ended: Promise<string>; stop: () => Promise<void> }

/** Starts a program in its own process group, which Ctrl-C does not reach, and waits for a line that matches `ready`, at most 20 s. */
export async function startEmulator(name: string, command: string[], ready: RegExp): Promise<Emulator> {
  const child = spawn('sh', ['-c', untilInputEnds('TERM'), name, ...command], { stdio: 'pipe', detached: true })
  child.stdin.on('error', () => {}) // it has ended: `ended` resolves
  let said = ''
  const ended = once(child, 'exit').then(([code, signal]) => `The local ${name} ended (${signal ?? code}): ${said.trim()}`)
  const stop = async () => {
    child.stdin.end()
    const force = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 3000)
    await ended
    clearTimeout(force)
  }
  const line = Promise.withResolvers<string>()
  const hear = (text: string) => {
    said = (said + text).slice(-2000)
    const found = ready.exec(said)
    if (found) line.resolve(found[0])
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const late = setTimeout(() => line.reject(new Error(`The local ${name} did not start in 20 s.`)), 20_000)
  try {
    return { line: await Promise.race([line.promise, ended.then((words) => Promise.reject(new Error(words)))]), ended, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(late)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
