import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds to wait for a holder that may be exiting, and between two checks. */
const waitForExit = 1_000
const checkInterval = 50

type Holder = { pid: number; started: string; url?: string }

type ProcessStat = { state: string; started: string }

/** A process's state, and its start in ticks since boot, which differs for a later one with its id, from /proc; '' if it has neither. */
function readStat(pid: number): ProcessStat {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ') // its name may contain spaces and brackets
    return { state, started: rest[18] ?? '' }
  } catch {
    return { state: '', started: '' }
  }
}

/** Whether it has exited: a zombie (Z), which stays listed until its parent has waited for it, or dead (X). */
const hasEnded = ({ state }: ProcessStat) => state === 'Z' || state === 'X'

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const stat = readStat(pid)
  return stat.started === started && !hasEnded(stat)
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

/** Whether the holder is dead or dies within a second: one that was just killed is still exiting. Blocks while it waits. */
function endsSoon(holder: Holder): boolean {
  for (let waited = 0; waited < waitForExit; waited += checkInterval) {
    if (!isAlive(holder)) return true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, checkInterval)
  }
  return !isAlive(holder)
}

function removeStale(file: string, aside: string): void {
  renameSync(file, aside)
  const taken = read(aside)
  if (taken && isAlive(taken)) linkSync(aside, file)
  rmSync(aside, { force: true })
}

/** Locks the data folder, replacing the lock of a dead process. Returns what releases it; throws, naming the holder, if that one lives. */
export function lock(folder: string, url?: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: readStat(process.pid).started, url } satisfies Holder), { flush: true })
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(mine, file) // fails if there is one, so that there are never two holders
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (holder && !endsSoon(holder)) {
        throw new Error(`${folder} is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}. Stop it, or set DATA_DIR.`)
      }
      removeStale(file, `${mine}.stale`)
    }
    throw new Error(`${folder} is being taken by another process.`)
  } finally {
    rmSync(mine, { force: true })
  }
}
