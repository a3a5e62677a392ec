import type { Browser } from '@playwright/test'
import { launchBrowser } from '../../browser/launchBrowser.ts'
import { startProduct } from '../../browser/startProduct.ts'
import { signIn } from '../../../ops/import/api.ts'
import { startEdge } from './edge.ts'
import { type Events, timeChoosing, timeTyping } from './events.ts'
import { timeFirstQuestion } from './firstQuestion.ts'
import { longSurvey } from './longSurvey.ts'
import { phone } from './phone.ts'
import { timeScrolling } from './scrolling.ts'
import { counters, quiet } from './question.ts'
import { untilStopped } from './untilStopped.ts'

/** Times in ms; `heap` in bytes, after a collection of garbage, with all questions shown. */
export type Measured = {
  typing: Events
  few: Events
  many: Events
  scrolling: number
  firstQuestion: number[]
  heap: number
  elements: number
}

const events = 30
const loads = 5
const slug = 'what-you-see'

/** Starts the product and measures the page of longSurvey. Throws Stopped after INT or TERM. */
export async function measurePages(log: (line: string) => void): Promise<Measured> {
  const stops: (() => unknown)[] = []
  try {
    return await untilStopped(measureAll(log, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Adds to `stops`, as it goes, what undoes each step. */
async function measureAll(log: (line: string) => void, stops: (() => unknown)[]): Promise<Measured> {
  const product = await startProduct({ SEED: 'none' })
  stops.push(product.stop)
  const call = await signIn(product.url, product.admin)
  await call('createSurvey', { body: longSurvey(slug) })
  const { url, close } = await startEdge(product.url)
  stops.push(close)
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  return measure(browser, `${url}/survey/${slug}`, log)
}

async function measure(browser: Browser, url: string, log: (line: string) => void): Promise<Measured> {
  const firstQuestion: number[] = []
  for (let at = 0; at < loads; at++) {
    log(`opening it, ${at + 1} of ${loads}`)
    firstQuestion.push(await timeFirstQuestion(browser, url))
  }
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await quiet(session, 500)
    await session.send('HeapProfiler.collectGarbage')
    const { JSHeapUsedSize: heap = 0, Nodes: elements = 0 } = await counters(session)
    log('typing')
    const typing = await timeTyping(page, session, events)
    log('a choice that moves three questions')
    const few = await timeChoosing(page, session, 's1q0', events)
    log('a choice that moves 400 questions')
    const many = await timeChoosing(page, session, 's0q0', events)
    log('scrolling')
    const [scrolling = 0] = await timeScrolling(browser, page)
    return { typing, few, many, scrolling, firstQuestion, heap, elements }
  } finally {
    await context.close()
  }
}
