import { BrokenMedia } from '../brokenMedia.ts'
import type { Box, BoxReader } from './boxes.ts'
import { long } from './samples.ts'

// A recording that is written piece by piece has its samples after fragments (`moof`), each with runs of samples (`trun`) of its tracks (`traf`).

/** Flags of a track in a fragment (`tfhd`): the first fields that it may have, with their bytes; its samples' size; its base is the fragment. */
const hasBase = 0x1
const fieldsBeforeSize = [[hasBase, 8], [0x2, 4], [0x8, 4]] as const // oxfmt-ignore
const hasSampleSize = 0x10
const isBaseFragment = 0x20000

/** Flags of a run: its own fields, and those of each sample (duration, size, flags, offset), four bytes each. */
const hasOffset = 0x1
const runFields = [hasOffset, 0x4]
const hasDuration = 0x100
const hasSize = 0x200
const sampleFields = [hasDuration, hasSize, 0x400, 0x800]

const flagsOf = (box: Buffer) => long(box, 0) & 0xffffff
const bytesOf = (flags: number, fields: number[]) => 4 * fields.filter((field) => flags & field).length

/** Overwrites the samples of these tracks in fragments with zeros. Throws BrokenMedia if the fragments do not say where they are. */
export function wipeFragments(bytes: Buffer, { within, find }: BoxReader, moov: Box, tracks: readonly Box[]): void {
  const content = ({ from, to }: Box) => bytes.subarray(from, to)
  const ids = new Set(tracks.flatMap((track) => idOf(find(track, ['tkhd']), content)))
  const extension = find(moov, ['mvex'])
  if (!extension) return
  const defaults = [...within(extension)].filter(({ type }) => type === 'trex').map(content)
  const sizes = new Map(defaults.map((trex) => [long(trex, 4), long(trex, 16)]))

  let left = bytes.length // runs that overlap, to make this take long, are refused
  const wipe = (from: number, length: number) => {
    left -= length
    if (left < 0 || from < 0) throw new BrokenMedia('a fragment’s samples cannot be found')
    bytes.fill(0, Math.min(from, bytes.length), Math.min(from + length, bytes.length))
  }
  for (const moof of within({ from: 0, to: bytes.length })) {
    if (moof.type !== 'moof') continue
    let end = moof.at
    for (const fragment of within(moof)) {
      if (fragment.type !== 'traf') continue
      const header = find(fragment, ['tfhd'])
      if (!header) throw new BrokenMedia(`the fragment at byte ${fragment.at} is of no track`)
      const { track, base, size } = headerOf(content(header), { moof: moof.at, end, sizes })
      end = base
      for (const box of within(fragment)) {
        if (box.type !== 'trun') continue
        const run = content(box)
        const from = flagsOf(run) & hasOffset ? base + (long(run, 8) | 0) : end // signed
        const length = lengthOfRun(run, size)
        if (ids.has(track)) wipe(from, length)
        end = from + length
      }
    }
  }
}

/** A track's id by its `tkhd`, whose times take eight bytes more in version 1. */
function idOf(header: Box | undefined, content: (box: Box) => Buffer): number[] {
  const bytes = header && content(header)
  return bytes ? [long(bytes, bytes[0] === 1 ? 20 : 12)] : []
}

type Before = { moof: number; end: number; sizes: ReadonlyMap<number, number> }

/** A fragment's track, the position from which its offsets count, and the size of its samples where no run says it. */
function headerOf(header: Buffer, { moof, end, sizes }: Before): { track: number; base: number; size: number } {
  const flags = flagsOf(header)
  const track = long(header, 4)
  const implied = flags & isBaseFragment ? moof : end
  const base = flags & hasBase ? long(header, 8) * 2 ** 32 + long(header, 12) : implied
  const sizeAt = fieldsBeforeSize.reduce((at, [field, length]) => (flags & field ? at + length : at), 8)
  return { track, base, size: flags & hasSampleSize ? long(header, sizeAt) : (sizes.get(track) ?? 0) }
}

function lengthOfRun(run: Buffer, size: number): number {
  const flags = flagsOf(run)
  const samples = long(run, 4)
  if (!(flags & hasSize)) return samples * size
  const start = 8 + bytesOf(flags, runFields) + bytesOf(flags, [hasDuration])
  const step = bytesOf(flags, sampleFields)
  let length = 0
  for (let at = 0; at < samples; at++) length += long(run, start + at * step)
  return length
}
