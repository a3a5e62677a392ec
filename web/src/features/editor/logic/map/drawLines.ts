import { isAsked, type LogicModel, type MapNode } from './mapModel.ts'
import { nodeOf, portOf, type Selected } from './selection.ts'
import type { Line } from './targetKey.ts'

/** Start and end points of lines in CSS pixels within the map: `from` by the key of a choice, clause, gateway or question, `to` by the key of a target. */
export type LineEnds = { from: ReadonlyMap<string, Point>; to: ReadonlyMap<string, Point> }
export type Point = { x: number; y: number }
/** SVG path data, one path for all lines of the same style. */
type Drawn = { plain: string; conditions: string; bad: string }
type Port = { key: string; lines: readonly Line[] }

const portsOf = (node: MapNode): readonly Port[] => (isAsked(node) ? node.clauses : node.choices)

/** Draws lines from each choice and clause to its targets; from the node if its choices or clauses are folded. */
export function drawLines({ nodes }: LogicModel, { from, to }: LineEnds): Drawn {
  const drawn = { plain: '', conditions: '', bad: '' }
  for (const node of nodes) {
    const ports = portsOf(node)
    const isFolded = !ports.some(({ key }) => from.has(key))
    const style = isAsked(node) ? 'conditions' : 'plain'
    for (const { key, lines } of isFolded ? [node] : ports) {
      for (const line of lines) drawn[line.isBad ? 'bad' : style] += curve(from.get(key), to.get(line.to))
    }
  }
  return drawn
}

/** Draws the lines of the selection. */
export function drawSelected(selected: Selected, { from, to }: LineEnds): { rules: string; conditions: string } {
  const drawn = { rules: '', conditions: '' }
  if (!selected) return drawn
  const begin = (node: MapNode, port: Port) => from.get(port.key) ?? from.get(node.key)
  if (selected.kind === 'target') {
    const end = to.get(selected.target.key)
    return {
      rules: joined(selected.from.map(({ gateway, choice }) => curve(begin(gateway, choice), end))),
      conditions: joined(selected.decidedBy.map(({ asked, clause }) => curve(begin(asked, clause), end))),
    }
  }
  const node = nodeOf(selected)!
  const one = portOf(selected)
  const curves = (one ? [one] : portsOf(node)).flatMap((port) => port.lines.map((line) => curve(begin(node, port), to.get(line.to))))
  return { ...drawn, [isAsked(node) ? 'conditions' : 'rules']: joined(curves) }
}

const joined = (curves: string[]): string => [...new Set(curves)].join('')

function curve(from: Point | undefined, to: Point | undefined): string {
  if (!from || !to) return ''
  const bend = Math.max(40, (to.x - from.x) * 0.55)
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`
}
