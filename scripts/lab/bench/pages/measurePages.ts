import { type Bench, startBenchBrowser, startBenchProduct } from '../start.ts'
import { megabytes } from '../table.ts'
import { longestTask, paint, script, targetsTable } from '../targets.ts'
import { startEdge } from './edge.ts'
import { timeChoosing, timeMatrix, timeTyping } from './events.ts'
import { phone, timeFirstQuestion } from './firstQuestion.ts'
import { longSurvey, matrixSurvey } from './longSurvey.ts'
import { counters, quiet } from './question.ts'
import { scrollTasks } from './tasks.ts'

const events = 30
const loads = 5
const slug = 'what-you-see'

export async function measurePages(bench: Bench): Promise<string> {
  const product = await startBenchProduct(bench, { SEED: 'none' })
  await product.call('createSurvey', { body: longSurvey(slug) })
  const edge = await startEdge(product.url)
  bench.cleanups.push(edge.close)
  const url = `${edge.url}/survey/${slug}`
  await product.call('createSurvey', { body: matrixSurvey(`${slug}-in-rows`) })
  const browser = await startBenchBrowser(bench)
  const first: number[] = []
  for (let at = 0; at < loads; at++) {
    bench.log(`opening it, ${at + 1} of ${loads}`)
    first.push(await timeFirstQuestion(browser, url))
  }

  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await quiet(session, 500)
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize: heap = 0, Nodes: elements = 0 } = await counters(session) // with all questions shown
  bench.log('typing')
  const typing = await timeTyping(page, session, events)
  bench.log('a choice that moves three questions')
  const few = await timeChoosing(page, session, 's1q0', events)
  bench.log('a choice that moves 400 questions')
  const many = await timeChoosing(page, session, 's0q0', events)
  bench.log('scrolling')
  const scrolling = await scrollTasks(browser, page)
  bench.log('a row of a matrix')
  await page.goto(`${url}-in-rows`, { waitUntil: 'networkidle' })
  const matrix = await timeMatrix(page, session, events)
  const timed = [
    ['a letter typed', typing],
    ['a choice that moves 3 questions', few],
    ['a choice that moves 400 questions', many],
    ['a row of a matrix of 50 x 7', matrix],
  ] as const
  const targets = [
    ...timed.flatMap(([name, measured]) => [script(name, measured), paint(name, measured)]),
    longestTask('scrolling from top to end', scrolling),
    { name: 'first question on the screen, throttled', most: 1_600, times: first },
  ]
  return targetsTable('A survey of 500 questions and 50 gateways', targets, [
    ['JS heap, loaded', '', megabytes(heap), ''],
    ['DOM nodes, loaded', '', elements.toLocaleString('en'), ''],
  ])
}
