import { setTimeout as after } from 'node:timers/promises'
import { backgroundProcesses } from './backgroundProcesses.ts'

/** The processes of a call that fails, since there is no such function, until there has been none for a second. */
async function processesOf(waits: number[], stopAt = Infinity): Promise<number> {
  const processes = backgroundProcesses(waits)
  const seen = new Set<number>()
  processes.run('noFunction', {})
  for (let quietSince = Date.now(); Date.now() - quietSince < 1_000; await after(5)) {
    for (const pid of processes.running()) seen.add(pid)
    if (processes.running().length > 0) quietSince = Date.now()
    if (seen.size >= stopAt) await processes.stop()
  }
  return seen.size
}

describe('backgroundProcesses', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

  it('repeats a call that fails, as Lambda does', async () => {
    expect(await processesOf([10, 20])).toBe(3)
  })

  it('repeats none that was stopped', async () => {
    expect(await processesOf([10, 20], 1)).toBe(1)
  })
})
