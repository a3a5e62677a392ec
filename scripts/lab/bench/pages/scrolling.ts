import type { Browser, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { tasksOf } from './tasks.ts'

/** Pixels of one turn of the wheel, and milliseconds to the next: the pace of a hard flick on a phone. */
const turn = { pixels: 300, milliseconds: 32 }

/** Scrolls from the top of the page to its end. Resolves to the tasks of the page's main thread in ms, the longest first. */
export async function timeScrolling(browser: Browser, page: Page): Promise<number[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return tasksOf(browser, async () => {
    const { width, height } = page.viewportSize()!
    await page.mouse.move(width / 2, height / 2)
    do {
      for (let at = 0; at < 30; at++) {
        await page.mouse.wheel(0, turn.pixels)
        await sleep(turn.milliseconds)
      }
    } while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 2))
  })
}
