import type { Browser } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args?: { name?: string } }

/**
 * Does something. Resolves to the tasks of the page's main thread meanwhile in ms, the longest first, by a trace of Chromium's: `dur` as the
 * clock has them, `tdur` in time of the
 * processor, without the time that other programs had it.
 */
export async function tasksOf(browser: Browser, act: () => Promise<void>, by: 'dur' | 'tdur' = 'dur'): Promise<number[]> {
  await sleep(1_000) // what came before is over
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { excludedCategories: ['*'], includedCategories } })
  await act()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const isMain = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread))
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain.has(thread(event)))
  return tasks.map((task) => (task[by] ?? 0) / 1_000).sort((one, other) => other - one)
}

const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
