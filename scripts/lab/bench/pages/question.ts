import type { CDPSession, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

export type Point = { x: number; y: number }

export const questionSelector = (id: string) => `[data-question="${id}"]`

/** Chromium's counters of one page (seconds, bytes, counts) by name. */
export async function counters(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Resolves to the counters once the page has run nothing for `pause` ms: below what a draft waits for, above what follows an event. */
export async function quiet(session: CDPSession, pause = 80): Promise<Record<string, number>> {
  let before = await counters(session)
  for (;;) {
    await sleep(pause)
    const now = await counters(session)
    if (now['ScriptDuration'] === before['ScriptDuration'] && now['LayoutDuration'] === before['LayoutDuration']) return now
    before = now
  }
}

/** Resolves to the counters once the next frame is drawn, before the effects of later timers. */
export async function drawn(page: Page, session: CDPSession): Promise<Record<string, number>> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return counters(session)
}

/** Brings the question into the middle of the screen and resolves to the middles of what `selector` finds in it, or of the labels around. */
export async function bringUp(page: Page, id: string, selector: string): Promise<Point[]> {
  const at = questionSelector(id)
  const look = () =>
    page.evaluate(
      ([at, selector]) => {
        const element = document.querySelector(at!)!
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return [...element.querySelectorAll(selector!)].map((one) => {
          const { left, top, width, height } = (one.closest('label') ?? one).getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        })
      },
      [at, selector],
    )
  await page.mouse.move(0, 0)
  for (let turn = 0; (await page.locator(at).count()) === 0; turn++) {
    if (turn > 100) throw new Error(`There is no question ${id}.`)
    await page.mouse.wheel(0, 300) // not made before it comes near
    await sleep(50)
  }
  await look()
  await sleep(1_000) // controls that mount near the viewport are mounted
  return look()
}
