import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser/browser.ts'
import { startProduct } from '../browser/startProduct.ts'
import { signIn } from '../import/api.ts'
import { startEdge } from './pages/edge.ts'
import { longSurvey } from './pages/longSurvey.ts'
import { phone, slowDown } from './pages/phone.ts'
import { untilStopped } from './pages/untilStopped.ts'
import { kibibytes, milliseconds, table } from './table.ts'

/** What one visit cost: `lcp` in ms, `cls` without a unit, bytes of everything and of fonts. */
type Cost = { lcp: number; cls: number; bytes: number; fonts: number }

const visits = 3
const base = '/hangul/'
const sheet = 'pretendardvariable-dynamic-subset.css'
/** Fontconfig's own fonts without those that hold Korean. */
const withoutKorean = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont><pattern>
<patelt name="lang"><string>ko</string></patelt></pattern></rejectfont></selectfont></fontconfig>`

/**
 * A Korean survey of 30 questions on a slow phone, with and without a Korean font in the system, each with and without files of ours that
 * come after the page has loaded. `folder`: the package pretendard's dist/web/variable. Throws Stopped after INT or TERM.
 */
export async function measureHangul(folder: string, log: (line: string) => void): Promise<Record<string, Cost>> {
  if (!existsSync(join(folder, sheet))) throw new Error(`There is no ${sheet} in ${folder}.`)
  const scratch = mkdtempSync(join(tmpdir(), 'fonts-'))
  const stops: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })]
  try {
    return await untilStopped(measureAll(folder, scratch, log, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function measureAll(
  folder: string,
  scratch: string,
  log: (line: string) => void,
  stops: (() => unknown)[],
): Promise<Record<string, Cost>> {
  const product = await startProduct()
  stops.push(product.stop)
  const call = await signIn(product.url, product.admin)
  await call('createSurvey', { body: longSurvey('thirty', 3) })
  const { url, close } = await startEdge(product.url, { base, folder })
  stops.push(close)
  const latin = join(scratch, 'fonts.conf')
  writeFileSync(latin, withoutKorean)
  const { executablePath, env } = await findBrowser()
  const measured: Record<string, Cost> = {}
  for (const [system, variables] of [
    ['a Korean font', {}],
    ['no Korean font', { FONTCONFIG_FILE: latin }],
  ] as const) {
    const all = { ...(process.env as Record<string, string>), ...env, ...variables }
    const browser = await chromium.launch({ executablePath, args: browserFlags, env: all, handleSIGINT: false, handleSIGTERM: false })
    stops.push(() => browser.close())
    for (const own of [false, true]) {
      const name = `the system has ${system}, ${own ? 'our files come' : 'none of ours'}`
      log(name)
      const costs: Cost[] = []
      for (let at = 0; at < visits; at++) costs.push(await visit(browser, `${url}/survey/thirty?lang=ko`, own))
      measured[name] = costs.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(visits / 2)]!
    }
  }
  return measured
}

async function visit(browser: Browser, address: string, own: boolean): Promise<Cost> {
  const context = await browser.newContext({ ...phone, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.lcp = list.getEntries().at(-1)!.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const fonts = new Set<string>()
    let [bytes, ofFonts] = [0, 0]
    session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Font' && fonts.add(requestId))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      if (fonts.has(requestId)) ofFonts += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    if (own) {
      await page.addStyleTag({ url: base + sheet })
      await page.evaluate(() => {
        const { style } = document.documentElement
        style.setProperty(
          '--font',
          `'Prism Sans', 'Pretendard Variable', ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`,
        )
      })
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)
    return { ...seen, bytes, fonts: ofFonts }
  } finally {
    await context.close()
  }
}

export function hangulTable(measured: Record<string, Cost>): string {
  const rows = Object.entries(measured).map(([name, { lcp, cls, bytes, fonts }]) => [
    name,
    milliseconds(lcp),
    cls.toFixed(4),
    kibibytes(bytes),
    kibibytes(fonts),
  ])
  return table(`A Korean survey of 30 questions, the median of ${visits} visits`, ['', 'LCP', 'CLS', 'bytes', 'of fonts'], rows)
}
