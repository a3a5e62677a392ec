// Pictures of every page in every state, one contact sheet each: npm run screens [-- /route sheet-name …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWithCleanups } from '../launch/withCleanups.ts'
import { launchBrowser } from './browser/launchBrowser.ts'
import { screens } from './screens/list.ts'
import { startDemo } from './screens/product.ts'
import { chosen, sheetName } from './screens/screen.ts'
import { composeSheet } from './screens/sheet.ts'
import { takeShots } from './screens/shots.ts'

const folder = '.screens'
const asked = chosen(screens, process.argv.slice(2))
if (asked.length === 0) throw new Error(`No screen has that name. There are: ${screens.map(sheetName).join(', ')}`)

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()
await runWithCleanups(async (cleanups) => {
  const { url, tokens } = await startDemo(cleanups)
  const browser = await launchBrowser() // last, so that it ends first: its connections keep the server from ending
  cleanups.push(() => browser.close())
  console.log(`Ready after ${seconds(start)}`)
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ locale: 'en-US' })
  const [page, paper] = await Promise.all([context.newPage(), browser.newPage()])
  page.setDefaultTimeout(15_000)
  for (const screen of asked) {
    const since = performance.now()
    try {
      const shots = await takeShots(page, url, screen, screen.as && tokens[screen.as])
      writeFileSync(join(folder, `${sheetName(screen)}.png`), await composeSheet(paper, screen, shots))
      console.log(`${sheetName(screen)} ${seconds(since)}`)
    } catch (error) {
      console.error(`${sheetName(screen)}: ${String(error)}`)
      process.exitCode = 1
    }
  }
  console.log(`${asked.length} sheets in ${folder}/, ${seconds(start)}`)
})
