import type { Browser, CDPSession } from '@playwright/test'
import { questionSelector } from './question.ts'

/** The viewport of all measurements: the screen of most respondents. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }

/** A phone's processor on this one's, and a slow 4G: bytes a second, milliseconds. */
const slow = {
  processor: 4,
  network: { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
}

/** Makes a page as slow as on such a phone. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
}

type Painted = { painted: Promise<number> }

/** Opens the page throttled, with no cache. Milliseconds until the first question's words are painted, by Element Timing. */
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
