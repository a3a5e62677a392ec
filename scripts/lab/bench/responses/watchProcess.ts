import { readdirSync, readFileSync } from 'node:fs'

/** `cpu` in seconds, `peak` memory (resident) in bytes. */
type Used = { cpu: number; peak: number }

const interval = 50
/** Clock ticks a second in Linux's process statistics. */
const ticks = 100

/** Follows the children of this process whose command names `program`; `take` answers what they used, and the peak of the largest. */
export function watchProcess(program: string): { take: () => Used } {
  const all = new Map<string, Used>()
  const timer = setInterval(() => {
    for (const pid of children().filter((one) => read(one, 'cmdline').includes(program))) {
      const used = usedBy(pid)
      if (used) all.set(pid, used)
    }
  }, interval)
  return {
    take() {
      clearInterval(timer)
      const used = [...all.values()]
      return { cpu: used.reduce((sum, { cpu }) => sum + cpu, 0), peak: Math.max(0, ...used.map(({ peak }) => peak)) }
    },
  }
}

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has just ended
  }
}

/** The fields of /proc/PID/stat after the name, which may contain spaces: the state, the parent, … */
const fields = (pid: string) => read(pid, 'stat').split(') ').at(-1)!.split(' ')

const children = () => readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && fields(pid)[1] === String(process.pid))

function usedBy(pid: string): Used | null {
  const peak = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1]
  const stat = fields(pid)
  return peak === undefined ? null : { cpu: (Number(stat[11]) + Number(stat[12])) / ticks, peak: Number(peak) * 1024 }
}
