import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Holder = { pid: number; started: string; url?: string }

/** Tells a process from a later one with the same id: when it started, in ticks since boot. '' where the system does not say. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(pid) === started
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
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
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid), url } satisfies Holder), { flush: true })
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(mine, file) // fails where there is one: never two holders
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (holder && isAlive(holder)) {
        throw new Error(`${folder} is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}. Stop it, or set DATA_DIR.`)
      }
      takeAway(file, `${mine}.stale`)
    }
    throw new Error(`${folder} is being taken by another process.`)
  } finally {
    rmSync(mine, { force: true })
  }
}
