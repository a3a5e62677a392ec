// npm run engines [-- firefox|webkit]: the journeys that matter in Debian's Firefox ESR and WebKitGTK, with pictures in .screens/engines. A browser
// that is not installed is left out. Ends with one line of figures: 1 where something failed.
import { mkdirSync, rmSync } from 'node:fs'
import type { Engine, EnginePage } from './engine.ts'
import { firefox } from './firefox.ts'
import * as admin from './journeys/admin.ts'
import * as respondent from './journeys/respondent.ts'
import { startSite, type Site } from './site.ts'
import { webkit } from './webkit.ts'

type Journey = (page: EnginePage, site: Site) => Promise<string | void>

const journeys: Record<string, Journey> = {
  'the home page, in both languages': respondent.home,
  'a survey of every type, by keyboard': respondent.surveyByKeyboard,
  'a survey on a phone, by touch': respondent.surveyByTouch,
  'a retry after the network was lost': respondent.retryAfterLoss,
  'another page while a script loads': respondent.leaveWhileLoading,
  'a refused field below the navbar': respondent.refusedField,
  'the menu on a phone': respondent.menuDrawer,
  'sign-in': admin.signInByForm,
  'the editor, which asks before Back': admin.editorAsksBeforeBack,
  'results, and a chart as an image': admin.results,
  printing: admin.printing,
}

const names = process.argv.slice(2)
const asked = [firefox, webkit].filter(({ name }) => names.length === 0 || names.includes(name))
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()
const counts = { passed: 0, failed: 0 }
const stops: (() => Promise<unknown>)[] = []
async function stop() {
  for (const undo of stops.splice(0).toReversed()) await undo().catch(() => {})
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(130)))

async function runIn(engine: Engine, site: Site): Promise<void> {
  const page = await engine.start()
  stops.push(page.close)
  for (const [name, journey] of Object.entries(journeys)) {
    const since = performance.now()
    try {
      const leftOut = await journey(page, site)
      if (leftOut === undefined) counts.passed++
      console.log(`${engine.name}: ${name}${leftOut === undefined ? '' : `, left out: ${leftOut}`}, ${seconds(since)}`)
    } catch (error) {
      counts.failed++
      console.error(`${engine.name}: ${name} FAILED. ${String(error)}`)
      await page.screenshot(`.screens/engines/${engine.name}-failed-${counts.failed}.png`).catch(() => {})
    }
  }
  await page.close()
}

try {
  rmSync('.screens/engines', { recursive: true, force: true })
  mkdirSync('.screens/engines', { recursive: true })
  const site = await startSite()
  stops.push(site.stop)
  for (const engine of asked) {
    const missing = engine.missing()
    if (missing === null) await runIn(engine, site)
    else console.log(`${engine.name}: not installed, left out. ${missing}`)
  }
} finally {
  await stop()
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${seconds(start)}`)
process.exitCode = counts.failed > 0 ? 1 : 0
