import type { Browser } from '@playwright/test'
import { phone, slowDown } from './phone.ts'
import { questionSelector } from './question.ts'

type Painted = { painted: Promise<number> }

/**
 * Opens the page with nothing in the cache, on the throttled profile. Resolves to the milliseconds from the start of the navigation to the
 * frame that shows the words of the first question on the screen, by Element Timing, which a question is marked for as it comes.
 */
export async function timeFirstQuestion(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript((selector) => {
      const shown = Promise.withResolvers<number>()
      Object.assign(window, { painted: shown.promise } satisfies Painted)
      new PerformanceObserver((list) => shown.resolve(list.getEntries()[0]!.startTime)).observe({ type: 'element', buffered: true })
      const observer = new MutationObserver(() => {
        const found = document.querySelector(selector)
        if (!found) return
        for (const one of [found, ...found.querySelectorAll('*')]) one.setAttribute('elementtiming', 'first')
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    }, questionSelector('s0q0'))
    const session = await context.newCDPSession(page)
    await slowDown(session)
    await page.goto(url)
    return await page.evaluate(() => (window as unknown as Painted).painted)
  } finally {
    await context.close()
  }
}
