import { cpus, loadavg } from 'node:os'
import { megabytes, milliseconds, table } from '../table.ts'
import { leastPaint } from './events.ts'
import type { Measured } from './measurePages.ts'

/** Values of one line: in ms, of which none is to be above `most`. */
type Line = { name: string; most: number; least?: number; of: (page: Measured) => number[] }

const actions = { typing: 'a letter typed', few: 'a choice that moves 3 questions', many: 'a choice that moves 400 questions' } as const

const lines: Line[] = [
  ...(['typing', 'few', 'many'] as const).flatMap((action): Line[] => [
    { name: `${actions[action]}: script`, most: 16, of: (page) => page[action].script },
    { name: `${actions[action]}: to next paint`, most: 50, least: leastPaint, of: (page) => page[action].paint },
  ]),
  { name: 'scrolling from top to end: longest task', most: 50, of: ({ scrolling }) => [scrolling] },
  { name: 'first question on the screen, throttled', most: 1_600, of: ({ firstQuestion }) => firstQuestion },
]

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]!

/** Whether a target holds: always, for half of the values and more, or not. */
export const holds = (values: number[], most: number): string =>
  Math.max(...values) < most ? 'yes' : median(values) < most ? 'median only' : 'no'

const words = (value: number, least = 0) => (value <= least ? `${least} ms or less` : milliseconds(value))

/** `median / max` of a line's values; what is not above `least` is not known better. */
export const cell = (values: number[], least?: number) =>
  [...new Set([median(values), Math.max(...values)])].map((one) => words(one, least)).join(' / ')

/** What was measured, as `median / max`, with whether each target holds. */
export function pagesTable(page: Measured): string {
  const rows = lines.map(({ name, most, least, of }) => [name, milliseconds(most), cell(of(page), least), holds(of(page), most)])
  rows.push(['JS heap, loaded', '', megabytes(page.heap), ''], ['DOM nodes, loaded', '', page.elements.toLocaleString('en'), ''])
  const machine = `${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)}`
  return table(`A survey of 500 questions and 50 gateways in Chromium, median / max (${machine})`, ['', 'below', 'measured', 'holds'], rows)
}
