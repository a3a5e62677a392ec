import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'

type Start = { child: ChildProcess; lines: string[]; url: string; code: Promise<number | null> }

jest.setTimeout(60_000)

let folder: string
const children: ChildProcess[] = []
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'start-'))))
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGTERM')
  await until(() => parts().length === 0)
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the real start, without the pages, until its last line or until it has ended; `url` is '' for the latter. */
async function start(variables: Record<string, string> = {}): Promise<Start> {
  const env = { ...process.env, npm_lifecycle_event: '', PORT: '0', DATA_DIR: folder, SEED: 'none', ...variables }
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-site'], { env, stdio: 'pipe' })
  children.push(child)
  const code = once(child, 'exit').then(([ended]) => ended as number | null)
  const lines: string[] = []
  for (const stream of [child.stderr, child.stdout]) createInterface(stream).on('line', (line) => lines.push(line))
  let isOver = false
  void once(child, 'close').then(() => (isOver = true))
  await until(() => isOver || lines.at(-1)?.startsWith('Admin area: ') === true)
  const [, url = ''] = /^Ready (http:\S+)$/.exec(lines.at(-2) ?? '') ?? []
  return { child, lines, url, code }
}

async function until(holds: () => boolean) {
  while (!holds()) await after(10)
}

/** The processes that work on the folder. */
const parts = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
    } catch {
      return false // it has just ended
    }
  })

const holder = () => (JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { pid: number }).pid

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Pear-tree-42', first_name: 'Mina', last_name: 'Seo' }),
  })

describe('npm start', () => {
  it('prints the admin’s sign-in, its address when ready, and last the address of the admin area, and stops everything at SIGTERM with code 0', async () => {
    const { child, code, lines, url } = await start()
    expect(lines.slice(-2)).toEqual([`Ready ${url}`, `Admin area: ${url}/admin`])
    const [, email, password] = /^Admin: (\S+), password: (\S+)/.exec(lines.find((line) => line.startsWith('Admin:')) ?? '')!
    const answer = await fetch(`${url}/api/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: email!, password: password! }),
    })
    expect(answer.status).toBe(200)
    child.kill('SIGTERM')
    expect(await code).toBe(0)
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    await until(() => parts().length === 0)
  })

  it('leaves no process after a kill -9 and loses nothing that it acknowledged', async () => {
    const first = await start()
    const emails = Array.from({ length: 10 }, (_, at) => `p${at}@example.com`)
    expect((await Promise.all(emails.map((email) => signUp(first.url, email)))).map(({ status }) => status)).toEqual(emails.map(() => 201))
    process.kill(holder(), 'SIGKILL')
    expect(await first.code).toBe(137)
    await until(() => parts().length === 0)
    const second = await start()
    expect((await Promise.all(emails.map((email) => signUp(second.url, email)))).map(({ status }) => status)).toEqual(emails.map(() => 409))
  })

  it('ends with the process that started it, even by a kill -9', async () => {
    const { child } = await start()
    child.kill('SIGKILL')
    await until(() => parts().length === 0 && !existsSync(join(folder, 'lock')))
    expect((await start()).url).not.toBe('')
  })

  it('refuses a folder or a port in use, names its process and changes nothing', async () => {
    const first = await start()
    const second = await start()
    expect(await second.code).toBe(1)
    expect(second.lines.join('\n')).toContain(`in use by process ${holder()} (${first.url})`)

    const other = join(folder, 'other')
    const third = await start({ PORT: new URL(first.url).port, DATA_DIR: other })
    expect(await third.code).toBe(1)
    expect(third.lines.join('\n')).toContain(`is in use by process ${holder()} `)
    expect(existsSync(other)).toBe(false)
    expect((await fetch(`${first.url}/api/surveys/public`)).status).toBe(200)
  })

  it('ends when one of its parts does, and the next start is whole again', async () => {
    const { code, lines } = await start()
    const dynamo = parts().find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/dynoxide\0'))
    process.kill(Number(dynamo), 'SIGKILL')
    expect(await code).toBe(1)
    expect(lines.join('\n')).toContain('The local DynamoDB ended')
    expect((await start()).url).not.toBe('')
  })
})
