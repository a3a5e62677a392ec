import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Choice, Question, Section, Survey } from '#shared/survey/survey.ts'
import { cardIds } from '../../../../web/src/features/editor/cards/cardIds.ts'
import { choiceIds } from '../../../../web/src/features/editor/kinds/choices/choiceIds.ts'
import { type Events, timeEvents } from '../pages/events.ts'
import { drawn, quiet } from '../pages/question.ts'
import { tasksOf } from '../pages/tasks.ts'
import { cards, center, gripOf, lineOf, mapOf, openCard, outline, questionsOf } from './editor.ts'

/** Where the editor of a survey is open. */
export type Desk = { browser: Browser; page: Page; session: CDPSession; survey: Survey }

/** Does something; the tasks meanwhile in ms of the processor's time, the longest first. */
const tasksIn = (browser: Browser, act: () => Promise<void>) => tasksOf(browser, act, 'tdur')

/** Events, and the tasks of all that ran meanwhile. */
export type Timed = { events: Events; tasks: number[] }

/** How often each is done. */
const count = 30
const letters = 'where the picture was taken and'

const press = (page: Page, at: number) => {
  const letter = letters[at % letters.length]!
  return page.keyboard.press(letter === ' ' ? 'Space' : letter)
}

async function timeTyping({ page, session }: Desk, field: Locator): Promise<Events> {
  const { x, y } = await center(field)
  await page.mouse.click(x, y)
  await page.keyboard.press('End')
  await quiet(session, 1_000)
  return timeEvents(
    page,
    session,
    count,
    (at) => press(page, at),
    () => drawn(page, session),
  )
}

/** A letter at a time into the title of a question. */
export async function typeTitle(desk: Desk, question: Question): Promise<Events> {
  await openCard(desk.page, question)
  return timeTyping(desk, titleOf(desk.page, question))
}

/** A letter at a time into a choice's label, which the rules for that choice follow. */
export async function typeLabel(desk: Desk, question: Question, choice: Choice): Promise<Events> {
  await openCard(desk.page, question)
  return timeTyping(desk, desk.page.locator(`[id="${choiceIds.label(question.id, choice.id!)}"]`))
}

/** A letter at a time into the English half of a question's description. */
export async function typeRichText(desk: Desk, question: Question): Promise<Events> {
  await openCard(desk.page, question)
  const card = desk.page.locator('li', { has: lineOf(desk.page, question) }).last()
  await center(card.locator('[data-part="description_ko"]'))
  const half = card.locator('[contenteditable="true"]').first() // in its place once it is near
  await half.waitFor()
  return timeTyping(desk, half)
}

const titleOf = (page: Page, { id }: Question) => page.locator(`[id="${cardIds.title(id)}"]`)

/** A letter every 300 ms: after each the preview follows, and after some words the logic check looks. Resolves to the tasks, the longest first, too. */
export async function typeSlowly({ browser, page, session }: Desk, question: Question): Promise<Timed> {
  await openCard(page, question)
  const { x, y } = await center(titleOf(page, question))
  await page.mouse.click(x, y)
  await quiet(session, 1_000)
  let events: Events | undefined
  const tasks = await tasksIn(browser, async () => {
    events = await timeEvents(
      page,
      session,
      count,
      async (at) => {
        await press(page, at)
        await sleep(at % 5 === 4 ? 1_200 : 300)
      },
      () => drawn(page, session),
    )
  })
  return { events: events!, tasks }
}

/** Opens one card after the other. */
export async function openCards({ browser, page, session }: Desk, questions: Question[]): Promise<Timed> {
  let events: Events | undefined
  const tasks = await tasksIn(browser, async () => {
    events = await timeEvents(page, session, questions.length, async (at) => {
      const { x, y } = await center(lineOf(page, questions[at]!))
      await page.mouse.click(x, y)
      await titleOf(page, questions[at]!).waitFor()
    })
  })
  return { events: events!, tasks }
}

/** Drags by the grip up and down near where it stands, and lets go. `script` is of each move; the tasks are of all, from the press to the drop. */
async function drag({ browser, page, session }: Desk, grip: Locator): Promise<{ script: number[]; tasks: number[] }> {
  const { x, y } = await center(grip)
  await page.mouse.move(x, y)
  let script: number[] = []
  const tasks = await tasksIn(browser, async () => {
    await page.mouse.down()
    await page.mouse.move(x, y + 9, { steps: 3 })
    await quiet(session, 300)
    const events = await timeEvents(
      page,
      session,
      count,
      (at) => page.mouse.move(x, y + 9 + 8 * (at < count / 2 ? at + 1 : count - 1 - at)),
      () => drawn(page, session),
    )
    script = events.script
    await page.mouse.move(x, y + 60)
    await page.mouse.up()
    await quiet(session, 700)
  })
  return { script, tasks }
}

export const dragQuestion = (desk: Desk, question: Question) => drag(desk, gripOf(cards(desk.page), question))
export const dragSection = (desk: Desk, section: Section) => drag(desk, gripOf(outline(desk.page), section))

/** Moves a question up and down by keys, then undoes that step by step. */
export async function undo({ page, session }: Desk, question: Question): Promise<Events> {
  const steps = 10
  await center(lineOf(page, question))
  await lineOf(page, question).focus()
  for (let at = 0; at < steps; at++) await page.keyboard.press(at % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
  await quiet(session, 1_000)
  return timeEvents(
    page,
    session,
    steps,
    () => page.keyboard.press('Control+z'),
    () => drawn(page, session),
  )
}

/** Opens the logic map, and selects gateways in it one after the other. */
export async function useMap({ page, session }: Desk): Promise<{ opening: Events; selecting: Events }> {
  const opening = await timeEvents(page, session, 4, async (at) => {
    await page.getByRole('radio', { name: at % 2 ? 'Edit' : 'Logic map', exact: true }).click({ force: true })
  })
  await page.getByRole('radio', { name: 'Logic map', exact: true }).click({ force: true })
  const gateways = mapOf(page).first().locator('[data-node] > button')
  await gateways.first().waitFor()
  await quiet(session, 500)
  const selecting = await timeEvents(page, session, Math.min(12, await gateways.count()), async (at) => {
    const { x, y } = await center(gateways.nth(at))
    await page.mouse.click(x, y)
  })
  await page.getByRole('radio', { name: 'Edit', exact: true }).click({ force: true })
  return { opening, selecting }
}

/** What is done with which question of a survey. Throws where the survey lacks what it needs. */
export function subjectsOf(survey: Survey) {
  const section = survey.sections.find(({ questions }) => questions.length > 4)
  const questions = questionsOf(survey)
  const gateway = questions.find(({ gateway, choices }) => gateway?.enabled && choices.length > 1)
  if (!section || !gateway) throw new Error('The editor is measured with a section of five questions and a gateway.')
  const longest = questions.reduce((one, other) => (other.choices.length > one.choices.length ? other : one))
  return { section, gateway, longest, others: questions.filter((one) => one !== gateway && one !== longest).slice(0, 12) }
}
