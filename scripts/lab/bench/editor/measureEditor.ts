import type { Browser } from '@playwright/test'
import { loadavg } from 'node:os'
import type { Survey } from '#shared/survey/survey.ts'
import { launchBrowser } from '../../browser/launchBrowser.ts'
import { startProduct } from '../../browser/startProduct.ts'
import { api } from '../../../ops/import/api.ts'
import { createOrFindSurvey } from '../../../ops/import/createOrFindSurvey.ts'
import type { Events } from '../pages/events.ts'
import { quiet } from '../pages/question.ts'
import { untilStopped } from '../pages/untilStopped.ts'
import {
  type Desk,
  type Timed,
  dragQuestion,
  dragSection,
  openCards,
  subjectsOf,
  typeLabel,
  typeRichText,
  typeSlowly,
  typeTitle,
  undo,
  useMap,
} from './acts.ts'
import { editedSurvey } from './editedSurvey.ts'
import { desk } from './editor.ts'
import { timeOpening } from './opening.ts'

/**
 * Times in ms, tasks the longest first; of scripts and tasks the processor's, of which other programs take little. `load` of the machine while
 * it was measured.
 */
export type Measured = {
  name: string
  opening: number[]
  again: number[]
  title: Events
  label: Events
  richText: Events
  slowly: Timed
  question: { script: number[]; tasks: number[] }
  section: { script: number[]; tasks: number[] }
  undo: Events
  cards: Timed
  longest: Timed
  map: Events
  selecting: Events
  load: number
}

const loads = 5

/**
 * Starts the product and measures its editor: with a generated survey, and with the one that `file` holds as JSON. Throws Stopped after INT or
 * TERM.
 */
export async function measureEditor(file: string | undefined, log: (line: string) => void): Promise<Measured[]> {
  const stops: (() => unknown)[] = []
  try {
    return await untilStopped(measureAll(file, log, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Adds to `stops`, as it goes, what undoes each step. */
async function measureAll(file: string | undefined, log: (line: string) => void, stops: (() => unknown)[]): Promise<Measured[]> {
  const product = await startProduct({ SEED: 'none' })
  stops.push(product.stop)
  const { email, password } = product.admin
  const { access_token: token } = await api(product.url)('issueToken', { body: { username: email, password } })
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  const call = api(product.url, token)
  const surveys = [await call('createSurvey', { body: editedSurvey('what-you-edit') })]
  if (file !== undefined) surveys.unshift((await createOrFindSurvey(call, file)).survey)
  const measured: Measured[] = []
  for (const survey of surveys) measured.push(await measure(browser, product.url, token, survey, log))
  return measured
}

/** Measures the editor of one survey that is stored at `url`, as the admin with that token. */
async function measure(browser: Browser, url: string, token: string, survey: Survey, log: (line: string) => void): Promise<Measured> {
  const context = await browser.newContext(desk)
  try {
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
    const address = `${url}/admin/surveys/${survey.id}`
    const name = `${survey.sections.flatMap(({ questions }) => questions).length} questions`
    const logStep = (step: string) => log(`${name}: ${step}`)
    const opening: number[] = []
    const again: number[] = []
    for (let at = 0; at < loads; at++) {
      logStep(`opening it, ${at + 1} of ${loads}`)
      opening.push(await timeOpening(context, address, true))
      again.push(await timeOpening(context, address, false))
    }

    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await quiet(session, 1_000)
    const at: Desk = { browser, page, session, survey }
    const { section, gateway, longest, others } = subjectsOf(survey)
    logStep('typing')
    const title = await typeTitle(at, gateway)
    const label = await typeLabel(at, gateway, gateway.choices[0]!)
    const richText = await typeRichText(at, gateway)
    logStep('typing, with the preview and the logic check after each letter')
    const slowly = await typeSlowly(at, gateway)
    logStep('opening cards')
    const opened = await openCards(at, others)
    const long = await openCards(at, [longest, others[0]!, longest, others[0]!, longest])
    await openCards(at, [others[0]!])
    logStep('dragging')
    const question = await dragQuestion(at, section.questions[2]!)
    const dragged = await dragSection(at, survey.sections[Math.floor(survey.sections.length / 2)]!)
    logStep('undoing')
    const undone = await undo(at, section.questions[1]!)
    logStep('the logic map')
    const map = await useMap(at)
    return {
      name,
      opening,
      again,
      title,
      label,
      richText,
      slowly,
      question,
      section: dragged,
      undo: undone,
      cards: opened,
      longest: long,
      map: map.opening,
      selecting: map.selecting,
      load: loadavg()[0]!,
    }
  } finally {
    await context.close()
  }
}
