import type { LogicModel } from './mapModel.ts'
import type { Selected } from './selection.ts'

/** Start and end points of lines in CSS pixels within the map: `from` by the key of a choice or gateway, `to` by the key of a target. */
export type LineEnds = { from: ReadonlyMap<string, Point>; to: ReadonlyMap<string, Point> }
export type Point = { x: number; y: number }
/** SVG path data, one path for all lines of the same style. */
type Drawn = { plain: string; bad: string; selected: string }

/** Draws lines from each choice to its targets; from the gateway if its choices are folded. */
export function drawLines({ gateways }: LogicModel, { from, to }: LineEnds): Pick<Drawn, 'plain' | 'bad'> {
  const drawn = { plain: '', bad: '' }
  for (const gateway of gateways) {
    const isFolded = !gateway.choices.some(({ key }) => from.has(key))
    for (const { key, lines } of isFolded ? [gateway] : gateway.choices) {
      for (const line of lines) drawn[line.isBad ? 'bad' : 'plain'] += curve(from.get(key), to.get(line.to))
    }
  }
  return drawn
}

/** Draws the lines of what is selected. */
export function drawSelected(selected: Selected, { from, to }: LineEnds): string {
  if (!selected) return ''
  const begin = (gateway: { key: string }, choice: { key: string }) => from.get(choice.key) ?? from.get(gateway.key)
  if (selected.kind === 'target') {
    const end = to.get(selected.target.key)
    return [...new Set(selected.from.map(({ gateway, choice }) => curve(begin(gateway, choice), end)))].join('')
  }
  const choices = selected.kind === 'choice' ? [selected.choice] : selected.gateway.choices
  const curves = choices.flatMap((choice) => choice.lines.map((line) => curve(begin(selected.gateway, choice), to.get(line.to))))
  return [...new Set(curves)].join('')
}

function curve(from: Point | undefined, to: Point | undefined): string {
  if (!from || !to) return ''
  const bend = Math.max(40, (to.x - from.x) * 0.55)
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`
}
