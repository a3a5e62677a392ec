import type { Browser, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args?: { name?: string } }

/** Its result, with the tasks of the main thread by a trace of Chromium's, the longest first: `dur` by the clock, `tdur` by the processor. */
export async function withTasks<T extends object>(
  browser: Browser,
  by: 'dur' | 'tdur',
  act: () => Promise<T>,
): Promise<T & { tasks: number[] }> {
  await sleep(1_000) // what came before is over
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { excludedCategories: ['*'], includedCategories } })
  const result = await act()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const isMain = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread))
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain.has(thread(event)))
  return { ...result, tasks: tasks.map((task) => (task[by] ?? 0) / 1_000).sort((one, other) => other - one) }
}

const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** Pixels of one turn of the wheel, and milliseconds to the next: the pace of a hard flick on a phone. */
const turn = { pixels: 300, milliseconds: 32 }

export async function scrollTasks(browser: Browser, page: Page): Promise<{ tasks: number[] }> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return withTasks(browser, 'dur', async () => {
    const { width, height } = page.viewportSize()!
    await page.mouse.move(width / 2, height / 2)
    do {
      for (let at = 0; at < 30; at++) {
        await page.mouse.wheel(0, turn.pixels)
        await sleep(turn.milliseconds)
      }
    } while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 2))
    return {}
  })
}
