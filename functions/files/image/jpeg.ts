import { limits } from '#shared/limits.ts'
import { BrokenMedia, partCounter, slice } from '../brokenMedia.ts'
import { orientationOf, tiffWith, withExifHeader, withoutExifHeader } from './orientation.ts'

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])
const startOfScan = 0xda

const startsWith = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text

/** Whether a segment belongs to the picture (frames, tables, colors) rather than to an application, or is a comment. */
function isPicture(marker: number, data: Buffer): boolean {
  if (marker === 0xe0) return startsWith(data, 'JFIF\0')
  if (marker === 0xe2) return startsWith(data, 'ICC_PROFILE\0')
  if (marker === 0xee) return startsWith(data, 'Adobe')
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf)
}

/** A JPEG with only its pixels, colors and orientation. Throws BrokenMedia. */
export function cleanJpeg(bytes: Buffer): Buffer {
  if (!slice(bytes, 0, 2).equals(startOfImage)) throw new BrokenMedia('no JPEG')
  const kept: Buffer[] = []
  let orientation = 1
  let scans = 0
  const countPart = partCounter(limits.imageParts)
  for (let at = 2; ;) {
    countPart()
    if (slice(bytes, at, 2)[0] !== 0xff) throw new BrokenMedia(`no marker at byte ${at}`)
    while (bytes[at + 1] === 0xff) at++ // a fill byte
    const marker = slice(bytes, at, 2)[1]!
    if (marker === 0xd9) break // end of image: anything after it is dropped
    const length = slice(bytes, at + 2, 2).readUInt16BE()
    const data = slice(bytes, at + 4, length - 2)
    const segment = bytes.subarray(at, at + 2 + length)
    at += segment.length
    if (marker === 0xe1 && startsWith(data, 'Exif\0\0')) orientation = orientationOf(withoutExifHeader(data))
    if (isPicture(marker, data)) kept.push(segment)
    if (marker !== startOfScan) continue
    const end = endOfScan(bytes, at)
    kept.push(bytes.subarray(at, end))
    scans++
    at = end
    if (at === bytes.length) break // some cameras leave out the end marker
  }
  if (scans === 0) throw new BrokenMedia('no picture in it')
  // JFIF has to be the first segment, Exif the next
  const first = kept[0]![1] === 0xe0 ? kept.splice(0, 1) : []
  return Buffer.concat([startOfImage, ...first, ...(orientation > 1 ? [exif(orientation)] : []), ...kept, endOfImage])
}

/** The end of the scan data that starts at `from`: the next marker other than a stuffed byte or a restart, or the end of the file. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue // a loop, since millions of calls of indexOf would take longer
    const next = bytes[at + 1]!
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at++
    else if (next !== 0xff) return at
  }
  return bytes.length
}

function exif(orientation: number): Buffer {
  const data = withExifHeader(tiffWith(orientation))
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
