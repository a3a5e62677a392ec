import lighthouse, { type Result } from 'lighthouse'
import { launchBrowser } from '../browser/launchBrowser.ts'
import { startProduct } from '../browser/startProduct.ts'
import { freePort } from '../local/services/emulator.ts'
import { startEdge } from './pages/edge.ts'
import { untilStopped } from './pages/untilStopped.ts'
import { milliseconds, table } from './table.ts'

/** Scores are 0 to 100, times in ms; `cls` has no unit. */
export type Visit = Record<(typeof scores)[number], number> & { lcp: number; cls: number; tbt: number }

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const paths = ['/', '/surveys', '/survey/trust-in-everyday-media']
const visits = 5

/**
 * Visits the public pages of the built site, with the demo content, as Lighthouse's phone on a slow network does. The figures of the visit
 * with the median performance, by path. Throws Stopped after INT or TERM.
 */
export async function measureLighthouse(say: (words: string) => void): Promise<Record<string, Visit>> {
  const stops: (() => unknown)[] = []
  try {
    return await untilStopped(measureAll(say, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Adds to `stops`, as it goes, what undoes each step. */
async function measureAll(say: (words: string) => void, stops: (() => unknown)[]): Promise<Record<string, Visit>> {
  const product = await startProduct()
  stops.push(product.stop)
  const { url, close } = await startEdge(product.url, '\0', '') // the edge has no folder of its own here
  stops.push(close)
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  stops.push(() => browser.close())

  const measured: Record<string, Visit> = {}
  for (const path of paths) {
    const all: Visit[] = []
    for (let at = 0; at < visits; at++) {
      say(`${path}: visit ${at + 1} of ${visits}`)
      all.push(await visit(url + path, port))
    }
    measured[path] = all.sort((a, b) => a.performance - b.performance)[Math.floor(visits / 2)]!
  }
  return measured
}

async function visit(url: string, port: number): Promise<Visit> {
  const found = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...scores] })
  if (!found || found.lhr.runtimeError)
    throw new Error(`Lighthouse could not visit ${url}: ${found?.lhr.runtimeError?.message ?? 'no answer'}`)
  return figures(found.lhr)
}

function figures({ categories, audits }: Result): Visit {
  const of = (audit: string) => audits[audit]?.numericValue ?? NaN
  const score = (name: (typeof scores)[number]) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: of('largest-contentful-paint'),
    cls: of('cumulative-layout-shift'),
    tbt: of('total-blocking-time'),
  }
}

/** The figures as a table. */
export function lighthouseTable(measured: Record<string, Visit>): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT']
  const rows = Object.entries(measured).map(([path, { lcp, cls, tbt, ...visit }]) => [
    path,
    ...scores.map((name) => String(visit[name])),
    milliseconds(lcp),
    cls.toFixed(3),
    milliseconds(tbt),
  ])
  return table(`Lighthouse, mobile, the median of ${visits} visits`, head, rows)
}
