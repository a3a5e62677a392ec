import { cpus, loadavg } from 'node:os'
import { type Events, leastPaint } from './pages/events.ts'
import { milliseconds, percentiles, table } from './table.ts'

/** A line's times in ms, none of which should exceed `most`. `least`: times up to this are not measured more precisely. */
export type Target = { name: string; most: number; least?: number; times: number[] }

export const script = (name: string, { script }: Pick<Events, 'script'>): Target => ({ name: `${name}: script`, most: 16, times: script })
export const paint = (name: string, { paint }: Events): Target => ({
  name: `${name}: to next paint`,
  most: 50,
  least: leastPaint,
  times: paint,
})
/** `tasks`: the longest first. */
export const longestTask = (name: string, { tasks }: { tasks: number[] }): Target => ({
  name: `${name}: longest task`,
  most: 50,
  times: tasks.slice(0, 1),
})

/** Whether a target is met: always, for at least half of the times, or not. */
const holds = (longest: number, median: number, most: number) => (longest < most ? 'yes' : median < most ? 'median only' : 'no')

/** A table of the measurements as `median / max`, with whether each target is met; `more` lines have no target. */
export function targetsTable(title: string, targets: Target[], more: string[][] = []): string {
  const rows = targets.map(({ name, most, least = 0, times }) => {
    const { p50: median } = percentiles(times)
    const longest = Math.max(...times)
    const words = [median, longest].map((value) => (value <= least ? `${least} ms or less` : milliseconds(value)))
    return [name, milliseconds(most), [...new Set(words)].join(' / '), holds(longest, median, most)]
  })
  const machine = `${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)}`
  return table(`${title} in Chromium, median / max (${machine})`, ['', 'below', 'measured', 'holds'], [...rows, ...more])
}
