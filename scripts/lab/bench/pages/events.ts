import type { CDPSession, Page } from '@playwright/test'
import { bringUp, type Point, quiet } from './question.ts'
import { closed, open } from './longSurvey.ts'

/** Milliseconds, one for each event. */
export type Events = { script: number[]; paint: number[] }

type Interactions = { interactions: Map<number, number> }

/** The threshold of Event Timing, which leaves out faster interactions. */
export const leastPaint = 16

/**
 * Does something `count` times and measures each.
 *
 * `script`: all that the page ran from before the event until it was quiet again, by Chromium's ScriptDuration: the handlers of every
 * event that a key or a click makes, rendering, effects, observers. `paint`: from the input's time stamp to the frame that shows what came
 * of it, by Event Timing (what INP is made of), in steps of 8 ms. `after` waits for the end of what an
 * event brings, and resolves to the counters then.
 */
export async function timeEvents(
  page: Page,
  session: CDPSession,
  count: number,
  act: (at: number) => Promise<void>,
  after: () => Promise<Record<string, number>> = () => quiet(session),
): Promise<Events> {
  await page.evaluate((durationThreshold) => {
    const { interactions } = Object.assign(window, { interactions: new Map() }) as Interactions
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, leastPaint)

  const script: number[] = []
  let before = await quiet(session)
  for (let at = 0; at < count; at++) {
    await act(at)
    const now = await after()
    script.push((now['ScriptDuration']! - before['ScriptDuration']!) * 1_000)
    before = now
  }
  const slow = await page.evaluate(() => [...(window as unknown as Interactions).interactions.values()])
  return { script, paint: [...slow, ...Array<number>(Math.max(0, count - slow.length)).fill(leastPaint)] }
}

export async function timeTyping(page: Page, session: CDPSession, count: number): Promise<Events> {
  const [field] = await bringUp(page, 's1q3', 'input')
  await page.mouse.click(field!.x, field!.y)
  return timeEvents(page, session, count, (at) => pressLetter(page, at))
}

const letters = 'where the picture was taken and'

export function pressLetter(page: Page, at: number): Promise<void> {
  const letter = letters[at % letters.length]!
  return page.keyboard.press(letter === ' ' ? 'Space' : letter)
}

/** The first two columns of a row in the middle of the matrix, in turn. */
export async function timeMatrix(page: Page, session: CDPSession, count: number): Promise<Events> {
  const cells = await bringUp(page, 's1q3', '[data-row="r25"] input')
  return timeEvents(page, session, count, async (at) => {
    const { x, y } = cells[at % 2]!
    await page.mouse.click(x, y)
  })
}

/** A gateway's choices in turn: what it governs goes, and comes again. */
export async function timeChoosing(page: Page, session: CDPSession, gateway: string, count: number): Promise<Events> {
  const points = await bringUp(page, gateway, [closed, open].map((value) => `input[value="${value}"]`).join())
  const [shows, hides] = points as [Point, Point] // in the order of the page
  return timeEvents(page, session, count, async (at) => {
    const { x, y } = at % 2 ? shows : hides
    await page.mouse.click(x, y)
  })
}
