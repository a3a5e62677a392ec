import { BrokenMedia } from '../brokenMedia.ts'
import type { Box, BoxReader } from './boxes.ts'

/** Overwrites the samples of a track with zeros. Throws BrokenMedia if its tables do not say which bytes these are. */
export function wipeSamples(bytes: Buffer, { find }: BoxReader, track: Box): void {
  const table = (type: string) => {
    const box = find(track, ['mdia', 'minf', 'stbl', type])
    return box && bytes.subarray(box.from, box.to)
  }
  const sizes = table('stsz')
  const runs = table('stsc')
  const offsets = table('stco')
  const longOffsets = table('co64')
  if (!sizes || !runs || !(offsets ?? longOffsets)) throw unreadable()

  const sizeOfAll = long(sizes, 4)
  const samples = long(sizes, 8)
  const chunks = long((offsets ?? longOffsets)!, 4)
  let sample = 0
  let run = 0
  let left = bytes.length // samples that overlap, to make this take long, are refused
  for (let chunk = 0; chunk < chunks && sample < samples; chunk++) {
    while (run + 1 < long(runs, 4) && long(runs, 8 + 12 * (run + 1)) <= chunk + 1) run++
    const last = Math.min(sample + long(runs, 8 + 12 * run + 4), samples)
    let length = sizeOfAll * (last - sample)
    if (sizeOfAll === 0) for (let at = sample; at < last; at++) length += long(sizes, 12 + 4 * at)
    const from = offsets ? long(offsets, 8 + 4 * chunk) : long(longOffsets!, 8 + 8 * chunk) * 2 ** 32 + long(longOffsets!, 12 + 8 * chunk)
    left -= length
    if (left < 0 || from + length > bytes.length) throw unreadable()
    bytes.fill(0, from, from + length)
    sample = last
  }
}

/** Four bytes of a table as a number. Throws BrokenMedia behind its end. */
export function long(table: Buffer, at: number): number {
  if (at + 4 > table.length) throw unreadable()
  return table.readUInt32BE(at)
}

const unreadable = () => new BrokenMedia('a track’s samples cannot be found')
