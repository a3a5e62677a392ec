import { videoPartCounter } from '../brokenMedia.ts'

/** A part of a file: its first byte, the first byte of its content, and the byte after it. */
export type Range = { at: number; from: number; to: number }

/** A box of an MP4 file. `type`: four letters; '' for bytes that are not a box. */
export type Box = Range & { type: string }

/** Reads the boxes of an MP4 file. Throws BrokenMedia after too many. */
export type BoxReader = {
  /** The boxes in that range; trailing bytes that are not a box come as one of the type ''. */
  within: (range: Pick<Range, 'from' | 'to'>) => Generator<Box>
  find: (range: Pick<Range, 'from' | 'to'>, path: readonly string[]) => Box | undefined
}

export function boxReader(bytes: Buffer): BoxReader {
  const countBox = videoPartCounter(bytes)
  function* within({ from, to }: Pick<Range, 'from' | 'to'>): Generator<Box> {
    for (let at = from; at < to;) {
      countBox()
      const box = boxAt(bytes, at, to)
      yield box
      at = box.to
    }
  }
  function find(range: Pick<Range, 'from' | 'to'>, [type, ...rest]: readonly string[]): Box | undefined {
    for (const box of within(range)) if (box.type === type) return rest.length ? find(box, rest) : box
    return undefined
  }
  return { within, find }
}

/** The box at that byte. One that would be longer than its container ends with it, as in a recording that was cut. */
function boxAt(bytes: Buffer, at: number, to: number): Box {
  const none = { type: '', at, from: at, to }
  if (at + 8 > to) return none
  const type = bytes.toString('latin1', at + 4, at + 8)
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, at, from: at + 8, to }
  const isLong = size === 1
  if (isLong && at + 16 > to) return none
  const from = at + (isLong ? 16 : 8)
  const end = at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size)
  return end < from ? none : { type, at, from, to: Math.min(end, to) }
}
