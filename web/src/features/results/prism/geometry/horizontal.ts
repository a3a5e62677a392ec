import {
  line,
  linesHigh,
  offsets,
  scaleOf,
  type BranchDrawing,
  type Course,
  type Drawing,
  type Part,
  type PartDrawing,
  type Split,
  type SplitDrawing,
  type Straight,
} from './course.ts'
import { band, easeTo, lineTo, ribbon, startAt, type Curve } from './ribbon.ts'
import { drawStraight, fadeLength } from './straight.ts'

const beam = 112
const head = 3 * line + 18
const foot = 3 * line + 16
const gap = 14
const leastRun = 120
const most = { run: 380, plain: 260 }
const lead = 20
const ends = { entry: 68, exit: 28 }
/** How far the label of a branch extends over the curves at either end, which are flat there. */
const overhang = { start: 6, end: 8 }
const slant = 8
/** The strip below the lanes, for responses that left the survey. */
const strip = line + 14

/** How long the curves of the splits are: longer where many branches go far up and down. */
function fanOf({ parts }: Course): number {
  const branches = Math.max(0, ...parts.flatMap(({ splits }) => splits.map((split) => split.branches.length)))
  return Math.max(46, Math.min(88, 16 + 6 * branches))
}

/** The least length of a part without a split: its words are a number at least. */
const leastPlain = ({ total }: Course): number => 16 + 8 * String(total).length

/** Whether fewer responses passed the last part than left the survey. */
const widening = ({ total, parts }: Course): boolean => (parts.at(-1)?.shown ?? total) < total

/** The least width of a drawing from left to right. */
export function leastWidth(course: Course): number {
  const { splits, plain } = countsOf(course.parts)
  const before = widening(course) ? fadeLength : 0
  return before + ends.entry + ends.exit + splits * (lead + leastRun + 2 * fanOf(course)) + plain * leastPlain(course)
}

const countsOf = (parts: readonly Part[]) => ({
  splits: parts.reduce((sum, part) => sum + part.splits.length, 0),
  plain: parts.filter((part) => part.splits.length === 0).length,
})

/** The lengths of a branch, between its curves, and of a part without a split, in a frame of `width`. */
function lengthsIn(course: Course, width: number) {
  const room = Math.max(0, width - leastWidth(course))
  const { splits, plain } = countsOf(course.parts)
  const forRun = splits > 0 ? Math.floor(Math.min(most.run - leastRun, ((plain > 0 ? 0.45 : 1) * room) / splits)) : 0
  const forPlain = plain > 0 ? Math.floor(Math.min(most.plain, (room - forRun * splits) / plain)) : 0
  return { run: leastRun + forRun, plain: leastPlain(course) + forPlain }
}

/** The drawing from left to right: as wide as the frame, or wider where the splits need it. */
export function drawHorizontally(course: Course, frame: number): Drawing {
  const lengths = lengthsIn(course, frame)
  const scale = scaleOf(course, beam)
  const [total, lostSize] = [course.total * scale, course.lost * scale]
  const fan = fanOf(course)
  const { run } = lengths
  const words = run + overhang.start + overhang.end
  const isLosing = (at: number) => course.lost > 0 && at <= course.lostAfter
  const heights = course.parts.flatMap(({ splits }, at) =>
    splits.map((split) => stack(split, words, scale, isLosing(at) ? lostSize : 0).height),
  )
  const lanes = Math.max(beam + 3 * line, ...heights)
  const below = head + lanes + (course.lost > 0 ? strip : 0)
  const height = below + foot
  const middle = head + lanes / 2
  const top = middle - beam / 2
  const lostAt = top + total
  let lost = (part: number): Curve => startAt([0, lostAt + part * lostSize])
  let lostEnd: number | undefined
  let x = 0
  let before = total

  const straight = (to: number, now: number): Straight => {
    const drawn = drawStraight({
      from: x,
      to,
      edge: top,
      total,
      before,
      now,
      at: (across, along) => startAt([along, across]),
      lineTo: (curve, across, along) => lineTo(curve, [along, across]),
    })
    x = to
    before = now
    return drawn
  }
  const drawSplit = (split: Split, losing: boolean): SplitDrawing => {
    const start = x
    const { tops, starts, sizes, lostTop } = stack(split, words, scale, losing ? lostSize : 0)
    const [fanned, merging, end] = [start + fan, start + fan + run, start + 2 * fan + run]
    const through = (from: number, to: number, curve = startAt([start, from])) =>
      easeTo(lineTo(easeTo(curve, [fanned, to]), [merging, to]), [end, from])
    const branches = split.branches.map((branch, at): BranchDrawing => {
      const size = sizes[at]!
      const high = linesHigh(branch.label, words)
      const lane = { x: fanned - overhang.start, y: middle + tops[at]!, width: words }
      const ray = lane.y + high
      return {
        key: branch.key,
        ...ribbon(size, (part) => through(top + starts[at]! + part * size, ray + part * size)),
        label: { ...lane, height: high },
        area: { ...lane, height: high + size + gap / 2 },
      }
    })
    if (losing) {
      const coming = lost
      lost = (part) => {
        const y = lostAt + part * lostSize
        return through(y, middle + lostTop + part * lostSize, lineTo(coming(part), [start, y]))
      }
    }
    x = end
    before = split.shown * scale
    const [upper, lower] = [top - 20, top + beam + 20]
    return {
      id: split.id,
      glass: `M${start - 5 + slant} ${upper}h10L${start + 5 - slant} ${lower}h-10z`,
      title: { x: start + 6, y: 0, width: run + 2 * fan, height: head },
      colored: { from: start, to: end },
      fade: { from: 32, to: 40 },
      branches,
    }
  }
  const leave = () => {
    const coming = lost
    lostEnd = x
    lost = (part) => {
      const y = lostAt + part * lostSize
      return easeTo(lineTo(coming(part), [lostEnd!, y]), [lostEnd! + 44, below - strip + 8 + part * lostSize])
    }
  }
  const drawPart = (part: Part, at: number): PartDrawing => {
    const start = x
    const straights: Straight[] = []
    const splits: SplitDrawing[] = []
    if (part.splits.length === 0) straights.push(straight(x + lengths.plain, part.shown * scale))
    for (const split of part.splits) {
      straights.push(straight(x + lead, split.shown * scale))
      splits.push(drawSplit(split, isLosing(at)))
    }
    if (course.lost > 0 && at === course.lostAfter) leave()
    return { id: part.id, label: { x: start, y: height - foot + 12, width: x - start - 8, height: foot - 12 }, splits, straights }
  }
  const beamTo = (from: number, to: number) => band(top, top + total, top, (y) => lineTo(startAt([from, y]), [to, y]))
  const entry = { ...beamTo(0, ends.entry), fade: { from: 0, to: ends.entry / 2 }, isWider: true }
  x = ends.entry
  if (course.lost > 0 && course.lostAfter < 0) leave()
  const parts = course.parts.map(drawPart)
  if (before < total) parts.at(-1)?.straights.push(straight(x + fadeLength, total))
  const width = Math.max(x + ends.exit, frame)
  const exit = { ...beamTo(x, width), fade: { from: Math.max(x, width - ends.entry), to: width }, isWider: false }
  return {
    width,
    height,
    entry: { x: 0, y: 0, width: ends.entry + lead - 8, height: head },
    ends: [entry, exit],
    parts,
    lost:
      lostEnd === undefined
        ? undefined
        : {
            ...ribbon(lostSize, lost),
            fade: { from: lostEnd + 16, to: lostEnd + 48 },
            isWider: false,
            label: { x: Math.min(lostEnd + 52, width - 180), y: below - line - 2, width: 180, height: line },
          },
  }
}

/** The lanes of a split, from its middle: the start of each with its label, and the distance of its ribbon from the top of the beam. */
function stack({ branches }: Split, words: number, scale: number, lost: number) {
  const sizes = branches.map(({ size }) => size * scale)
  const lanes = branches.map(({ label }, at) => linesHigh(label, words) + sizes[at]! + gap)
  const height = lanes.reduce((sum, lane) => sum + lane, lost > 0 ? lost + gap : 0)
  return { height, sizes, tops: offsets(lanes).map((top) => top - height / 2), starts: offsets(sizes), lostTop: height / 2 - lost }
}
