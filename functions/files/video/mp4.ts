import { BrokenMedia } from '../brokenMedia.ts'
import { boxReader, type Box, type BoxReader } from './boxes.ts'
import { wipeFragments } from './fragments.ts'
import { wipeSamples } from './samples.ts'

/** The boxes to keep, by the box that contains them; '' is the file. A kept box that is no key here is not opened. */
const kept: Record<string, readonly string[]> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'tref', 'mdia', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'senc'],
} // oxfmt-ignore

/** Types of the tracks to keep. Others have subtitles or measurements, into which some cameras write the place each second. */
const keptTracks = ['vide', 'soun']

/** Kept boxes that say when the video was taken. */
const timed = ['mvhd', 'tkhd', 'mdhd']

/** Overwrites all but picture and sound in an MP4 or QuickTime file. Every box keeps its size, so that offsets stay. Throws BrokenMedia. */
export function cleanMp4(bytes: Buffer): void {
  const reader = boxReader(bytes)
  const whole = { from: 0, to: bytes.length }
  const isOther = (box: Box) => box.type === 'trak' && !keptTracks.includes(trackType(bytes, reader, box))
  const moov = reader.find(whole, ['moov'])
  const others = moov ? [...reader.within(moov)].filter(isOther) : []
  if (moov && others.length > 0) wipeFragments(bytes, reader, moov, others)
  const clean = (container: string, range: Pick<Box, 'from' | 'to'>) => {
    for (const box of reader.within(range)) {
      const isOtherTrack = isOther(box)
      if (isOtherTrack) wipeSamples(bytes, reader, box)
      if (isOtherTrack || !kept[container]!.includes(box.type)) free(bytes, box)
      else if (Object.hasOwn(kept, box.type)) clean(box.type, box)
      else if (timed.includes(box.type)) wipeTimes(bytes, box)
    }
  }
  clean('', whole)
}

/** Overwrites when the video was taken and last changed: eight bytes, or sixteen in version 1 of these boxes. */
function wipeTimes(bytes: Buffer, { from, to }: Box): void {
  const start = from + 4
  bytes.fill(0, Math.min(start, to), Math.min(start + (bytes[from] === 1 ? 16 : 8), to))
}

function trackType(bytes: Buffer, { find }: BoxReader, track: Box): string {
  const handler = find(track, ['mdia', 'hdlr'])
  if (!handler) throw new BrokenMedia(`the track at byte ${track.at} has no type`)
  return bytes.toString('latin1', handler.from + 8, handler.from + 12)
}

/** Turns a box into a free one of the same size, with zeros for its content. */
function free(bytes: Buffer, { type, at, from, to }: Box): void {
  bytes.fill(0, from, to)
  if (type === '' && to - at < 8) return
  if (type === '') bytes.writeUInt32BE(to - at, at)
  bytes.write('free', at + 4, 'latin1')
}
