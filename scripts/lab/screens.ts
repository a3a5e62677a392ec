// Pictures of every page in every state, one contact sheet each: npm run screens [-- /route sheet-name …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser/launchBrowser.ts'
import { screens } from './screens/list.ts'
import { startProduct, startSources } from './screens/product.ts'
import { chosen, type Screen, sheetName } from './screens/screen.ts'
import { composeSheet } from './screens/sheet.ts'
import { takeShots } from './screens/shots.ts'

const folder = '.screens'
const asked = chosen(screens, process.argv.slice(2))
if (asked.length === 0) throw new Error(`No screen has that name. There are: ${screens.map(sheetName).join(', ')}`)

const stops: (() => Promise<unknown>)[] = []
async function stop() {
  for (const undo of stops.splice(0).toReversed()) await undo().catch(() => {})
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(130)))

/** Where a screen is served, started when the first one asks. */
async function servers() {
  const product = asked.some(({ dev }) => !dev) ? await startProduct() : undefined
  if (product) stops.push(product.stop)
  const sources = asked.some(({ dev }) => dev) ? await startSources() : undefined
  if (sources) stops.push(sources.stop)
  return ({ dev, as }: Screen) => ({ url: dev ? sources!.url : product!.url, token: as && product?.tokens[as] })
}

async function launch(): Promise<Browser> {
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  return browser
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()
try {
  const servedAt = await servers()
  const browser = await launch() // last, so that it ends first: its connections hold the servers
  console.log(`Ready after ${seconds(start)}`)
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ locale: 'en-US' })
  const [page, paper] = await Promise.all([context.newPage(), browser.newPage()])
  page.setDefaultTimeout(15_000)
  for (const screen of asked) {
    const since = performance.now()
    const { url, token } = servedAt(screen)
    try {
      const shots = await takeShots(page, url, screen, token)
      writeFileSync(join(folder, `${sheetName(screen)}.png`), await composeSheet(paper, screen, shots))
      console.log(`${sheetName(screen)} ${seconds(since)}`)
    } catch (error) {
      console.error(`${sheetName(screen)}: ${String(error)}`)
      process.exitCode = 1
    }
  }
  console.log(`${asked.length} sheets in ${folder}/, ${seconds(start)}`)
} finally {
  await stop()
}
