import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lock } from './lock.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const held = () => JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { pid: number; started: string }

describe('lock', () => {
  it('refuses a second holder and names the first', () => {
    lock(folder, 'http://127.0.0.1:3000')
    const before = readFileSync(join(folder, 'lock'), 'utf8')
    expect(() => lock(folder)).toThrow(`in use by process ${process.pid} (http://127.0.0.1:3000)`)
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(before)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is free again once it is given back', () => {
    lock(folder)()
    expect(() => lock(folder)).not.toThrow()
  })

  it('takes over from a dead process', () => {
    const { pid } = spawnSync('true')
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1' }))
    lock(folder)
    expect(held().pid).toBe(process.pid)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('takes over from a process that was killed and is a zombie', async () => {
    // the shell becomes a sleeper, before its child ends, and never asks what became of that
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const pid = Number(String((await once(parent.stdout, 'data'))[0]))
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8')
      while (!stat().includes(') Z ')) await new Promise((resolve) => setImmediate(resolve))
      writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: stat().split(') ')[1]!.split(' ')[19] }))
      lock(folder)
      expect(held().pid).toBe(process.pid)
    } finally {
      parent.kill('SIGKILL')
    }
  })

  it('takes over from a process that is about to end', async () => {
    const ending = spawn('sleep', ['0.3'])
    const started = readFileSync(`/proc/${ending.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: ending.pid, started }))
    lock(folder)
    expect(held().pid).toBe(process.pid)
  })

  it('takes over from a process whose id now belongs to another', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, started: 'earlier' }))
    lock(folder)
    expect(held().pid).toBe(process.pid)
  })

  it('takes over a lock file that is cut off', () => {
    writeFileSync(join(folder, 'lock'), '{"pid":')
    lock(folder)
    expect(held().pid).toBe(process.pid)
  })
})
