import { cpus } from 'node:os'
import { leastPaint } from '../pages/events.ts'
import { cell, holds } from '../pages/pagesTable.ts'
import { milliseconds, table } from '../table.ts'
import type { Measured } from './measureEditor.ts'

/** Values of one line for one survey: in ms, of which none is to be above `most`. */
type Line = { name: string; most: number; least?: number; of: (survey: Measured) => number[] }

const frame = 16
const paint = 50
const task = 50

const letters = { title: "a question's title", label: "a choice's label", richText: 'a rich text' } as const

const lines: Line[] = [
  { name: 'opening, nothing in the cache', most: 2_000, of: ({ opening }) => opening },
  { name: 'opening again', most: 2_000, of: ({ again }) => again },
  ...(['title', 'label', 'richText'] as const).flatMap((field): Line[] => [
    { name: `a letter in ${letters[field]}: script`, most: frame, of: (survey) => survey[field].script },
    { name: `a letter in ${letters[field]}: to next paint`, most: paint, least: leastPaint, of: (survey) => survey[field].paint },
  ]),
  {
    name: 'typing while the preview and the check follow: to next paint',
    most: paint,
    least: leastPaint,
    of: ({ slowly }) => slowly.events.paint,
  },
  { name: 'typing while the preview and the check follow: longest task', most: task, of: ({ slowly }) => [slowly.tasks[0]!] },
  { name: 'dragging a question: script of a move', most: frame, of: ({ question }) => question.script },
  { name: 'dragging a question: longest task', most: task, of: ({ question }) => [question.tasks[0]!] },
  { name: 'dragging a section in the outline: script of a move', most: frame, of: ({ section }) => section.script },
  { name: 'dragging a section in the outline: longest task', most: task, of: ({ section }) => [section.tasks[0]!] },
  { name: 'undoing a move: script', most: frame, of: ({ undo }) => undo.script },
  { name: 'undoing a move: to next paint', most: paint, least: leastPaint, of: ({ undo }) => undo.paint },
  { name: 'opening another card: to next paint', most: paint, least: leastPaint, of: ({ cards }) => cards.events.paint },
  { name: 'opening another card: longest task', most: task, of: ({ cards }) => [cards.tasks[0]!] },
  { name: 'opening the card with most choices: to next paint', most: paint, least: leastPaint, of: ({ longest }) => longest.events.paint },
  { name: 'opening the card with most choices: longest task', most: task, of: ({ longest }) => [longest.tasks[0]!] },
  { name: 'opening the logic map: to next paint', most: paint, least: leastPaint, of: ({ map }) => map.paint },
  { name: 'selecting in the logic map: to next paint', most: paint, least: leastPaint, of: ({ selecting }) => selecting.paint },
]

/** What was measured with each survey, as median / max, with whether each target holds. */
export function editorTable(surveys: Measured[]): string {
  const rows = lines.map(({ name, most, least, of }) => [
    name,
    milliseconds(most),
    ...surveys.flatMap((survey) => [cell(of(survey), least), holds(of(survey), most)]),
  ])
  const loads = surveys.map(({ load }) => load.toFixed(1)).join(' and ')
  return table(
    `The survey editor in Chromium, median / max (${cpus().length} processors, load ${loads})`,
    ['', 'below', ...surveys.flatMap(({ name }) => [name, 'holds'])],
    rows,
  )
}
