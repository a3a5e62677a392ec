import { colorCount, rayCount, type Frame } from '#shared/survey/structureLines.ts'

const round = (value: number) => Math.round(value * 10) / 10

const tip = { x: 0.42, y: 0.3 }
const foot = 0.68
/** The x of a face of the prism at height `y`; `side`: -1 for the left one, 1 for the right one. */
const face = (y: number, side: 1 | -1) => tip.x + side * 0.46 * (y - tip.y)

/** Light that a prism splits, whole within a frame: paths of the light before, of the prism, and of each color after. */
export function homeLines({ width, height }: Frame): { beam: string; prism: string; lines: string[] } {
  const [x, y] = [(share: number) => round(width * share), (share: number) => round(height * share)]
  const beams = Array.from({ length: rayCount }, (_, ray) => {
    const share = ray / (rayCount - 1)
    const [into, out] = [0.52 + share * 0.05, 0.485 + share * 0.11]
    return {
      color: Math.floor((ray / rayCount) * colorCount),
      into: `M${x(0.08)} ${y(0.62 + share * 0.14)}L${x(face(into, -1))} ${y(into)}L${x(face(out, 1))} ${y(out)}`,
      out: `M${x(face(out, 1))} ${y(out)}L${x(0.92)} ${y(0.09 + share * 0.83)}`,
    }
  })
  return {
    beam: beams
      .filter((_, ray) => ray % 3 === 1)
      .map(({ into }) => into)
      .join(''),
    prism: `M${x(tip.x)} ${y(tip.y)}L${x(face(foot, 1))} ${y(foot)}H${x(face(foot, -1))}z`,
    lines: Array.from({ length: colorCount }, (_, color) => beams.flatMap((beam) => (beam.color === color ? beam.out : [])).join('')),
  }
}
