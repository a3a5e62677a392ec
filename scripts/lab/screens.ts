// Pictures of every page in every state, one contact sheet each: npm run screens [-- /route sheet-name …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from './browser/launchBrowser.ts'
import { screens } from './screens/list.ts'
import { startProduct } from './screens/product.ts'
import { chosen, sheetName } from './screens/screen.ts'
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

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()
try {
  const product = await startProduct()
  stops.push(product.stop)
  const browser = await launchBrowser() // last, so that it ends first: its connections hold the server
  stops.push(() => browser.close())
  console.log(`Ready after ${seconds(start)}`)
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ locale: 'en-US' })
  const [page, paper] = await Promise.all([context.newPage(), browser.newPage()])
  page.setDefaultTimeout(15_000)
  for (const screen of asked) {
    const since = performance.now()
    try {
      const shots = await takeShots(page, product.url, screen, screen.as && product.tokens[screen.as])
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
