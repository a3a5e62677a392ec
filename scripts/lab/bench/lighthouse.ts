import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../local/services/emulator.ts'
import { startEdge } from './pages/edge.ts'
import { longSurvey } from './pages/longSurvey.ts'
import { type Bench, startBenchBrowser, startBenchProduct } from './start.ts'
import { kibibytes, milliseconds, table } from './table.ts'

/** Scores are 0 to 100, times in ms, `bytes` of all that came over the network; `cls` has no unit. */
type Visit = Record<(typeof scores)[number], number> & { fcp: number; lcp: number; cls: number; tbt: number; bytes: number }

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const thirty = 'thirty'
const paths = ['/', '/surveys', `/survey/${thirty}`, '/login', '/signup', '/account']
const languages = ['en', 'ko'] as const

/** The published pages of the built site, with the demo content, as Lighthouse's phone on a slow network visits them. The median of each figure. */
export async function measureLighthouse(bench: Bench): Promise<string> {
  const product = await startBenchProduct(bench)
  await product.call('createSurvey', { body: longSurvey(thirty, 3) })
  const { url, close } = await startEdge(product.url)
  bench.cleanups.push(close)
  const port = await freePort()
  await startBenchBrowser(bench, `--remote-debugging-port=${port}`)

  const rows: string[][] = []
  for (const path of paths)
    for (const language of languages) {
      const all: Visit[] = []
      await (await fetch(`${url}${path}?lang=${language}`)).text() // a visit is rarely the first: CloudFront keeps the page for the next
      for (let at = 0; at < bench.visits; at++) {
        bench.log(`${path} (${language}): visit ${at + 1} of ${bench.visits}`)
        all.push(await visit(`${url}${path}?lang=${language}`, port))
      }
      rows.push([`${path} (${language})`, ...cells(medians(all))])
    }
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'CLS', 'TBT', 'bytes']
  return table(`Lighthouse, mobile, the median of ${bench.visits} visits`, head, rows)
}

function medians(all: Visit[]): Visit {
  const median = (name: string) => all.map((one) => one[name as keyof Visit]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
  return Object.fromEntries(Object.keys(all[0]!).map((name) => [name, median(name)])) as Visit
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
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    cls: of('cumulative-layout-shift'),
    tbt: of('total-blocking-time'),
    bytes: of('total-byte-weight'),
  }
}

const cells = ({ fcp, lcp, cls, tbt, bytes, ...visit }: Visit): string[] => [
  ...scores.map((name) => String(visit[name])),
  milliseconds(fcp),
  milliseconds(lcp),
  cls.toFixed(4),
  milliseconds(tbt),
  kibibytes(bytes),
]
