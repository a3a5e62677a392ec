import { type Bench, startBenchBrowser, startBenchProduct } from '../start.ts'
import { quiet } from '../pages/question.ts'
import { longestTask, paint, script, type Target, targetsTable } from '../targets.ts'
import type { Desk } from './acts.ts'
import { dragQuestion, dragSection, openCards, subjectsOf, typeLabel, typeRichText, typeSlowly, typeTitle, undo, useMap } from './acts.ts'
import { conditionCount, conditionsSurvey } from '../conditionsSurvey.ts'
import { editedSurvey, questionCount } from './editedSurvey.ts'
import { desk } from './editor.ts'
import type { BrowserContext } from '@playwright/test'

const loads = 5

/** The editor of a survey in the built product. Scripts and tasks are in CPU time, on which other programs have little influence. */
export async function measureEditor(bench: Bench): Promise<string> {
  const { log } = bench
  const { url, token, call } = await startBenchProduct(bench, { SEED: 'none' })
  const browser = await startBenchBrowser(bench)
  const survey = await call('createSurvey', { body: editedSurvey('what-you-edit') })
  const context = await browser.newContext(desk)
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
  const address = `${url}/admin/surveys/${survey.id}`
  const opening: number[] = []
  const again: number[] = []
  for (let at = 0; at < loads; at++) {
    log(`opening it, ${at + 1} of ${loads}`)
    opening.push(await timeOpening(context, address, true))
    again.push(await timeOpening(context, address, false))
  }
  const targets: Target[] = [
    { name: 'opening, nothing in the cache', most: 800, times: opening },
    { name: 'opening again', most: 800, times: again },
  ]

  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await quiet(session, 1_000)
  const at: Desk = { browser, page, session }
  const { section, middle, gateway, longest, others } = subjectsOf(survey)
  log('typing')
  const typed = [
    ["a letter in a question's title", await typeTitle(at, gateway)],
    ["a letter in a choice's label", await typeLabel(at, gateway, gateway.choices[0]!)],
    ['a letter in a rich text', await typeRichText(at, gateway)],
  ] as const
  targets.push(...typed.flatMap(([name, events]) => [script(name, events), paint(name, events)]))
  log('typing, with the preview and the logic check after each letter')
  const slowly = await typeSlowly(at, gateway)
  const slow = 'typing while the preview and the check follow'
  targets.push(paint(slow, slowly), longestTask(slow, slowly))
  log('opening cards')
  const opened = await openCards(at, others)
  const long = await openCards(at, [longest, others[0]!, longest, others[0]!, longest])
  targets.push(paint('opening another card', opened), longestTask('opening another card', opened))
  targets.push(paint('opening the card with most choices', long), longestTask('opening the card with most choices', long))
  await openCards(at, [others[0]!])
  log('dragging')
  const dragged = [
    ['dragging a question', await dragQuestion(at, section.questions[2]!)],
    ['dragging a section in the outline', await dragSection(at, middle)],
  ] as const
  targets.push(
    ...dragged.flatMap(([name, moves]) => [{ ...script(name, moves), name: `${name}: script of a move` }, longestTask(name, moves)]),
  )
  log('undoing')
  const undone = await undo(at, section.questions[1]!)
  targets.push(script('undoing a move', undone), paint('undoing a move', undone))
  log('the logic map')
  targets.push(...(await mapTargets(at)))

  log('a survey of conditions')
  const conditions = await call('createSurvey', { body: conditionsSurvey() })
  await page.goto(`${url}/admin/surveys/${conditions.id}`, { waitUntil: 'networkidle' })
  await quiet(session, 1_000)
  const asked = conditions.sections[0]!.questions[0]!
  const letters = await typeTitle(at, asked)
  const letter = "a letter in a question's title"
  const followed = await typeSlowly(at, asked)
  const ofConditions = [script(letter, letters), paint(letter, letters), longestTask(slow, followed), ...(await mapTargets(at))]
  return [
    targetsTable(`The editor of a survey of ${questionCount} questions of every type`, targets),
    targetsTable(`The editor of a survey of ${questionCount} questions with ${conditionCount} conditions`, ofConditions),
  ].join('\n\n')
}

async function mapTargets(at: Desk): Promise<Target[]> {
  const { opening, selecting } = await useMap(at)
  return [paint('opening the logic map', opening), paint('selecting in the logic map', selecting)]
}

type Opened = { opened: Promise<number> }

/** Opens the editor at `url`; `cold`: with no cache. Milliseconds until the first question's line is painted and the page can take a click. */
async function timeOpening(context: BrowserContext, url: string, cold: boolean): Promise<number> {
  const page = await context.newPage()
  try {
    await page.addInitScript(() => {
      if (window !== top) return // a frame of the page
      const opened = Promise.withResolvers<number>()
      Object.assign(window, { opened: opened.promise } satisfies Opened)
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[id^="card-question-"]')) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => opened.resolve(performance.now()))
          port1.start()
          port2.postMessage(null) // comes after the frame is drawn
        })
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    if (cold) await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto(url, { waitUntil: 'commit' })
    return await page.evaluate(() => (window as unknown as Opened).opened)
  } finally {
    await page.close()
  }
}
