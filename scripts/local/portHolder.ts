import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const lines = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

/** The process that listens on this port, as `process 123 (node …)`; 'another process' where /proc does not show it. */
export function portHolder(port: number): string {
  try {
    const hex = port.toString(16).toUpperCase().padStart(4, '0')
    const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => lines(file).slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A') // 0A: listening
      .map((fields) => `socket:[${fields[9]}]`)
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets))
    if (pid) return `process ${pid} (${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 100)})`
  } catch {
    // no /proc on this system
  }
  return 'another process'
}

function holds(pid: string, sockets: string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.includes(target(`/proc/${pid}/fd/${fd}`)))
  } catch {
    return false // another user's process, or it has ended
  }
}

function target(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return '' // closed meanwhile
  }
}
