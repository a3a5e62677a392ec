import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds for which a living holder is looked at again before it is told, and between two looks. */
const patience = 1_000
const step = 50

type Holder = { pid: number; started: string; url?: string }

type Told = { state: string; started: string }

/**
 * What the system says of a process: its state, and when it started in ticks since boot, which tells it from a later one with the same id.
 * '' where it does not say.
 */
function tell(pid: number): Told {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ') // its name may hold anything
    return { state, started: rest[18] ?? '' }
  } catch {
    return { state: '', started: '' }
  }
}

/** A process that was killed stays listed until its parent has asked what became of it: a zombie (Z), or dead (X). */
const hasEnded = ({ state }: Told) => state === 'Z' || state === 'X'

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const told = tell(pid)
  return told.started === started && !hasEnded(told)
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

/** Whether it is dead, or about to be: who was killed a moment ago still has to give back what it holds. */
function endsSoon(holder: Holder): boolean {
  for (let waited = 0; waited < patience; waited += step) {
    if (!isAlive(holder)) return true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step)
  }
  return !isAlive(holder)
}

/** Removes the lock of a dead process, and puts back one that somebody living has taken since it was read. */
function takeAway(file: string, aside: string): void {
  renameSync(file, aside)
  const taken = read(aside)
  if (taken && isAlive(taken)) linkSync(aside, file)
  rmSync(aside, { force: true })
}

/**
 * Takes the data folder for this process, and over from a process that is dead. Answers how to give it back.
 * Throws, saying who holds it, and changes nothing where a living process does.
 */
export function lock(folder: string, url?: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: tell(process.pid).started, url } satisfies Holder), { flush: true })
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(mine, file) // fails where there is one: never two holders
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (holder && !endsSoon(holder)) {
        throw new Error(`${folder} is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}. Stop it, or set DATA_DIR.`)
      }
      takeAway(file, `${mine}.stale`)
    }
    throw new Error(`${folder} is being taken by another process.`)
  } finally {
    rmSync(mine, { force: true })
  }
}
