// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no package.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { untilInputEnds } from './untilInputEnds.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const packages = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether each package of the lock file is installed in its version. npm writes its own lock file last, so an interrupted install does not count. */
function isInstalled() {
  const wanted = packages('package-lock.json')
  const found = packages('node_modules/.package-lock.json')
  if (!found) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => !path || optional || found[path]?.version === version)
}

/** Installs from the lock file if needed. Resolves to false, with the reason printed, where that fails or Node is too old. */
export async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`This needs Node 20 or newer; this is Node ${process.versions.node}.`)
    return false
  }
  if (isInstalled()) return true
  console.log('Installing (npm ci)')
  // killed with this process, so that no interrupted install goes on beside the next one
  const command = ['-c', untilInputEnds('KILL'), 'npm', 'npm', 'ci', '--no-audit', '--no-fund']
  const npm = spawn('sh', command, { cwd: root, stdio: ['pipe', 'inherit', 'inherit'], detached: true })
  const code = await new Promise((resolve) => npm.on('exit', resolve))
  if (code !== 0) console.error('npm ci failed: see above.')
  return code === 0
}
