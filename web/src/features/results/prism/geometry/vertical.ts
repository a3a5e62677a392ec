import {
  line,
  linesHigh,
  offsets,
  scaleOf,
  type Box,
  type BranchDrawing,
  type Course,
  type Drawing,
  type LostDrawing,
  type Part,
  type PartDrawing,
  type Split,
  type SplitDrawing,
  type Straight,
} from './course.ts'
import { band, lineTo, ribbon, sinkTo, startAt, turnTo, type Curve, type Point } from './ribbon.ts'
import { drawStraight, fadeLength } from './straight.ts'

const beam = 52
const radius = 10
const gap = 14
const beside = 16
const mostLines = 3
const heights = { entry: 40, merge: 36, exit: 40, leave: 44 }

type Lane = { size: number; offset: number; row: number }

/**
 * The drawing from top to bottom: the beam goes down at one side, and each split leads it to the other side, a row for each branch. No rays cross:
 * the first row is nearest to the beam, and responses to which the question was not shown are outside.
 */
export function drawVertically(course: Course, width: number): Drawing {
  const scale = scaleOf(course, beam)
  const [total, lostSize] = [course.total * scale, course.lost * scale]
  /** The position of the beam: its left edge at either side. */
  const sides = [0, width - beam] as const
  const words = width - beam - beside
  let side: 0 | 1 = 0
  let y = 0
  let before = total
  let lost = (part: number): Curve => startAt([part * lostSize, 0])
  let lostEnd: Pick<LostDrawing, 'label' | 'fade'> | undefined

  const besideBeam = (height: number): Box => ({ x: side === 0 ? beam + beside : 0, y, width: words, height })
  const straight = (height: number, now: number): Straight => {
    const drawn = drawStraight({
      from: y,
      to: y + height,
      edge: sides[side] + lostSize,
      total,
      before,
      now,
      fromEnd: true,
      at: (across, along) => startAt([across, along]),
      lineTo: (curve, across, along) => lineTo(curve, [across, along]),
    })
    y += height
    before = now
    return drawn
  }
  const drawSplit = (split: Split, isLosing: boolean): SplitDrawing => {
    const mirrored = side === 1
    const start = y
    const at = ([x, top]: Point): Point => [mirrored ? width - x : x, top]
    const label = { x: beam + radius + 6, width: width - 2 * (beam + radius + 6) }
    const passesLast = ({ isPassing = false }) => (isPassing !== mirrored ? 1 : 0)
    const ordered = split.branches.toSorted((one, other) => passesLast(one) - passesLast(other))
    const sizes = ordered.map(({ size }) => size * scale)
    const lanes = ordered.map((branch, row) => linesHigh(branch.label, label.width) + sizes[row]! + gap)
    const rows = offsets(lanes).map((top) => top + start + (isLosing && mirrored ? lostSize + gap : 0))
    const starts = offsets(sizes).map((offset) => offset + (mirrored ? lostSize : 0))
    const bottom = start + lanes.reduce((sum, lane) => sum + lane, isLosing ? lostSize + gap : 0)
    const end = bottom + heights.merge
    /** The ray at a part, 0 to 1, of a lane. Its `offset` is from the edge of the beam that is nearest to the rows. */
    const ray = (part: number, { size, offset, row }: Lane, coming?: Curve): Curve => {
      const [x, out, top] = [beam - offset - part * size, width - offset - part * size, row + part * size]
      const [inward, outward] = [radius + part * size, radius + (1 - part) * size]
      const begun = coming ? lineTo(coming, at([x, start])) : startAt(at([x, start]))
      const turned = turnTo(lineTo(begun, at([x, top - inward])), at([x, top]), at([x + inward, top]))
      return lineTo(turnTo(lineTo(turned, at([out - outward, top])), at([out, top]), at([out, top + outward])), at([out, end]))
    }
    const branches = ordered.map(({ key, label: length }, row): BranchDrawing => {
      const size = sizes[row]!
      const [laneTop, high] = [rows[row]!, linesHigh(length, label.width)]
      return {
        key,
        ...ribbon(size, (part) => ray(part, { size, offset: starts[row]!, row: laneTop + high })),
        label: { ...label, y: laneTop, height: high },
        area: { x: beam, y: laneTop, width: width - 2 * beam, height: high + size + gap / 2 },
      }
    })
    if (isLosing) {
      const coming = lost
      const lane = { size: lostSize, offset: mirrored ? 0 : total, row: mirrored ? start + gap : bottom - lostSize - gap }
      lost = (part) => ray(mirrored ? part : 1 - part, lane, coming(part))
    }
    const left = sides[side]
    y = end
    side = mirrored ? 0 : 1
    before = split.shown * scale
    return {
      id: split.id,
      glass: `M${left - 8} ${start - 4}v8L${left + beam + 8} ${start - 8}v-8z`,
      title: { x: 0, y: 0, width: 0, height: 0 },
      colored: { from: start, to: end },
      fade: { from: 12, to: heights.merge - 6 },
      branches,
    }
  }
  const leave = (): Straight => {
    const coming = lost
    const [left, start] = [sides[side], y]
    lostEnd = { label: { ...besideBeam(line), y: y + 14 }, fade: { from: start, to: start + 36 } }
    lost = (part) => sinkTo(lineTo(coming(part), [left + part * lostSize, start]), [left - 14 + part * lostSize, start + 36])
    return straight(heights.leave, before)
  }
  const drawPart = (part: Part, at: number): PartDrawing => {
    const label = besideBeam(linesHigh(part.label, words) + line + 22)
    const straights = [straight(label.height, part.shown * scale)]
    const splits = part.splits.map((split) => {
      const title = besideBeam(linesHigh(split.label, words, mostLines) + (split.hasNote ? line : 0) + 16)
      straights.push(straight(title.height, split.shown * scale))
      return { ...drawSplit(split, course.lost > 0 && at <= course.lostAfter), title }
    })
    if (course.lost > 0 && at === course.lostAfter) straights.push(leave())
    return { id: part.id, label, splits, straights }
  }
  const beamTo = (from: number, to: number) => {
    const right = sides[side] + beam
    return band(right - total, right, right - total, (x) => lineTo(startAt([x, from]), [x, to]))
  }
  const entry = besideBeam(heights.entry)
  const coming = { ...beamTo(0, heights.entry), fade: { from: 0, to: heights.entry }, isWider: true }
  y = heights.entry
  const first = course.lost > 0 && course.lostAfter < 0 ? [leave()] : []
  const parts = course.parts.map(drawPart)
  parts[0]?.straights.unshift(...first)
  if (before < total) parts.at(-1)?.straights.push(straight(fadeLength, total))
  const height = y + heights.exit
  const exit = { ...beamTo(y, height), fade: { from: y, to: height }, isWider: false }
  return { width, height, entry, ends: [coming, exit], parts, lost: lostEnd && { ...ribbon(lostSize, lost), ...lostEnd, isWider: false } }
}
