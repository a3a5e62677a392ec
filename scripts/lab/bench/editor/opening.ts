import type { BrowserContext } from '@playwright/test'

type Opened = { opened: Promise<number> }

/**
 * Opens the editor at `url`, with nothing in the cache if `cold`. Resolves to the milliseconds from the start of the navigation until the line
 * of the first question is painted, which a click opens, and the page has time for that click.
 */
export async function timeOpening(context: BrowserContext, url: string, cold: boolean): Promise<number> {
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
