import { limits } from '#shared/limits.ts'
import { BrokenMedia, partCounter, slice } from '../brokenMedia.ts'
import { orientationOf, tiffWith, withoutExifHeader } from './orientation.ts'

/** The chunks to keep: pixels, colors, animation. */
const picture = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const pixels = new Set(['VP8 ', 'VP8L', 'ANMF'])

/** Flags of the VP8X chunk that announce metadata. */
const hasExif = 0x08
const hasXmp = 0x04

/** A WebP with only its pixels, colors, animation and orientation. Throws BrokenMedia. */
export function cleanWebp(bytes: Buffer): Buffer {
  const head = slice(bytes, 0, 12)
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') throw new BrokenMedia('no WebP')
  const end = head.readUInt32LE(4) + 8
  const kept: { type: string; data: Buffer }[] = []
  let orientation = 1
  const countPart = partCounter(limits.imageParts)
  for (let at = 12; at + 8 <= end;) {
    countPart()
    const type = slice(bytes, at, 8).toString('latin1', 0, 4)
    const data = slice(bytes, at + 8, bytes.readUInt32LE(at + 4))
    at += 8 + data.length + (data.length % 2)
    if (type === 'EXIF') orientation = orientationOf(withoutExifHeader(data))
    if (picture.has(type)) kept.push({ type, data })
  }
  if (!kept.some(({ type }) => pixels.has(type))) throw new BrokenMedia('no picture in it')
  const [first] = kept
  if (first!.type === 'VP8X') {
    const extended = Buffer.from(slice(first!.data, 0, 10))
    extended[0] = (extended[0]! & ~(hasExif | hasXmp)) | (orientation > 1 ? hasExif : 0)
    kept[0] = { type: 'VP8X', data: extended }
    if (orientation > 1) kept.push({ type: 'EXIF', data: tiffWith(orientation) })
  }
  return webpOf(kept)
}

/** A WebP file of these chunks, each padded to an even length. */
export function webpOf(chunks: { type: string; data: Buffer }[]): Buffer {
  const body = chunks.flatMap(({ type, data }) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return [head, data, Buffer.alloc(data.length % 2)]
  })
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...body])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}
