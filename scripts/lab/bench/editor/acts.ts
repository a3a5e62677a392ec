import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Choice, Question, Section, Survey } from '#shared/survey/survey.ts'
import { labelId } from '../../../../web/src/features/editor/kinds/labels/labeled.ts'
import { type Events, pressLetter, timeEvents } from '../pages/events.ts'
import { drawn, quiet } from '../pages/question.ts'
import { withTasks } from '../pages/tasks.ts'
import { ruleCount } from './editedSurvey.ts'
import { cards, center, click, gripOf, lineOf, mapOf, openCard, outline, titleOf } from './editor.ts'

export type Desk = { browser: Browser; page: Page; session: CDPSession }

const count = 30

/** Does something so many times, and looks once the next frame is drawn. */
const timeDrawn = ({ page, session }: Desk, times: number, act: (at: number) => Promise<void>): Promise<Events> =>
  timeEvents(page, session, times, act, () => drawn(page, session))

async function timeTyping(desk: Desk, field: Locator): Promise<Events> {
  const { page, session } = desk
  await click(page, field)
  await page.keyboard.press('End')
  await quiet(session, 1_000)
  return timeDrawn(desk, count, (at) => pressLetter(page, at))
}

type Timed = Events & { tasks: number[] }

/** A letter at a time into the title of a question. */
export async function typeTitle(desk: Desk, question: Question): Promise<Events> {
  await openCard(desk.page, question)
  return timeTyping(desk, titleOf(desk.page, question))
}

/** A letter at a time into a choice's label, which the rules for that choice follow. */
export async function typeLabel(desk: Desk, question: Question, choice: Choice): Promise<Events> {
  await openCard(desk.page, question)
  return timeTyping(desk, desk.page.locator(`[id="${labelId(question.id, choice.id!)}"]`))
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

/** A letter every 300 ms: after each the preview follows, and after some words the logic check looks. */
export async function typeSlowly(desk: Desk, question: Question): Promise<Timed> {
  const { browser, page, session } = desk
  await openCard(page, question)
  await click(page, titleOf(page, question))
  await quiet(session, 1_000)
  return withTasks(browser, 'tdur', () =>
    timeDrawn(desk, count, async (at) => {
      await pressLetter(page, at)
      await sleep(at % 5 === 4 ? 1_200 : 300)
    }),
  )
}

export function openCards({ browser, page, session }: Desk, questions: Question[]): Promise<Timed> {
  return withTasks(browser, 'tdur', () =>
    timeEvents(page, session, questions.length, async (at) => {
      await click(page, lineOf(page, questions[at]!))
      await titleOf(page, questions[at]!).waitFor()
    }),
  )
}

/** Drags by the grip up and down near its place, and drops it. `script` is for each move; the tasks are of the whole drag, from the press to the drop. */
async function drag(desk: Desk, grip: Locator): Promise<Omit<Timed, 'paint'>> {
  const { browser, page, session } = desk
  const { x, y } = await center(grip)
  await page.mouse.move(x, y)
  return withTasks(browser, 'tdur', async () => {
    await page.mouse.down()
    await page.mouse.move(x, y + 9, { steps: 3 })
    await quiet(session, 300)
    const { script } = await timeDrawn(desk, count, (at) => page.mouse.move(x, y + 9 + 8 * (at < count / 2 ? at + 1 : count - 1 - at)))
    await page.mouse.move(x, y + 60)
    await page.mouse.up()
    await quiet(session, 700)
    return { script }
  })
}

export const dragQuestion = (desk: Desk, question: Question) => drag(desk, gripOf(cards(desk.page), question))
export const dragSection = (desk: Desk, section: Section) => drag(desk, gripOf(outline(desk.page), section))

/** Moves a question up and down by keys, then undoes that step by step. */
export async function undo(desk: Desk, question: Question): Promise<Events> {
  const { page, session } = desk
  const steps = 10
  await center(lineOf(page, question))
  await lineOf(page, question).focus()
  for (let at = 0; at < steps; at++) await page.keyboard.press(at % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
  await quiet(session, 1_000)
  return timeDrawn(desk, steps, () => page.keyboard.press('Control+z'))
}

/** Opens the logic map, and selects gateways in it one after the other. */
export async function useMap({ page, session }: Desk): Promise<{ opening: Events; selecting: Events }> {
  const opening = await timeEvents(page, session, 4, async (at) => {
    await page.getByRole('link', { name: at % 2 ? 'Edit' : 'Logic map', exact: true }).click()
  })
  await page.getByRole('link', { name: 'Logic map', exact: true }).click()
  const gateways = mapOf(page).first().locator('[data-node] > button')
  await gateways.first().waitFor()
  await quiet(session, 500)
  const selecting = await timeEvents(page, session, Math.min(12, await gateways.count()), async (at) => {
    await click(page, gateways.nth(at))
  })
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  return { opening, selecting }
}

/** The parts of the edited survey that something is done with. */
export function subjectsOf({ sections }: Survey) {
  const [section, last] = [sections[0]!, sections.at(-1)!]
  const gateway = section.questions[0]!
  const longest = last.questions.find(({ choices }) => choices.length === ruleCount)!
  const others = sections.flatMap(({ questions }) => questions).slice(1, 13)
  return { section, middle: sections[Math.floor(sections.length / 2)]!, gateway, longest, others }
}
