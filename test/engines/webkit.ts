import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { Engine, EnginePage, Key } from './engine.ts'
import { openSession } from './webdriver.ts'

const programs = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb', browser: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' }
const found = (program: keyof typeof programs) => globSync(programs[program])[0]

/** Debian's WebKitGTK, driven by WebDriver on a display of its own. */
export const webkit: Engine = {
  name: 'webkit',
  missing: () => {
    const gone = (Object.keys(programs) as (keyof typeof programs)[]).filter((program) => !found(program))
    return gone.length === 0 ? null : `${gone.map((program) => programs[program]).join(', ')}: apt-get install webkit2gtk-driver xvfb`
  },
  start: startWebkit,
}

/** By WebDriver's code points. */
const keys: Record<Key, string> = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Space: ' ', ArrowDown: '\ue015' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts Xvfb, which chooses the display's number and writes it. */
async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1300x24']
  const child = spawn(found('display')!, ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { child, display: `:${number.toString().trim()}` }
}

async function startWebkit(): Promise<EnginePage> {
  const { child: screen, display } = await startDisplay()
  const port = await freePort()
  const driver = spawn(found('driver')!, ['-p', String(port)], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } })
  const end = () => {
    driver.kill()
    screen.kill()
  }
  try {
    const options = { binary: found('browser')!, args: ['--automation'] }
    const { call, stop } = await openSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options })
    return {
      ...pageOf(call),
      close: async () => {
        await stop().catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

type Call = Awaited<ReturnType<typeof openSession>>['call']

function pageOf(call: Call): Omit<EnginePage, 'close'> {
  const run = (script: string) => call('POST', '/execute/sync', { script, args: [] })
  const press = async (value: string) => {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const click = async (selector: string) => {
    const element = (await call('POST', '/element', { using: 'css selector', value: selector })) as Record<string, string>
    await call('POST', `/element/${Object.values(element)[0]!}/click`, {})
  }
  return {
    name: 'webkit',
    open: async (url) => void (await call('POST', '/url', { url })),
    // its window is at least 447 pixels wide
    resize: async (width, height) => {
      await call('POST', '/window/rect', { width, height })
      const [innerWidth, innerHeight] = (await run('return [innerWidth, innerHeight]')) as [number, number]
      await call('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
    },
    run,
    click,
    tap: click, // its driver knows no touch
    press: (key) => press(keys[key]),
    type: async (text) => {
      for (const letter of text) await press(letter)
    },
    screenshot: async (file) => {
      const painted = 'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))'
      await call('POST', '/execute/async', { script: painted, args: [] }) // transitions too have ended then
      writeFileSync(file, Buffer.from((await call('GET', '/screenshot')) as string, 'base64'))
    },
    print: () => Promise.resolve(null),
  }
}
