import type { Page } from '@playwright/test'

/** Starts recording the layout shifts of pages that open from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The jumps of the page so far, as browsers weigh them. */
export const shiftsOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
