import type { DocumentType, FileType, ImageType } from '#shared/fileTypes.ts'
import { pngChunk } from '#functions/lib/image/png.ts'
import { webpOf } from '#functions/lib/image/webp.ts'

const base64 = (text: string) => Buffer.from(text, 'base64')

const vp8 = base64('0AEAnQEqAwACAALATCWoAnS6AJ4ABiAA/vA5EgB9uHtU2B3nte//SvEBX/lof+leICvw1AAA')

/** Whole pictures of a few pixels, as encoders make them, without anything beside the pixels. */
export const pictures: Record<ImageType, Buffer> = {
  'image/jpeg': base64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAXEAEBAQEAAAAAAAAAAAAAAAAAAREx/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAXEQADAQAAAAAAAAAAAAAAAAAAAQIy/9oADAMBAAIRAxEAPwCdkyZOAA3pldOUf//Z',
  ),
  'image/png': base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAGUlEQVR4AWJiYDjz/wwDAxgznWEwYYABAAAAAP//tsTMcgAAAAZJREFUAwByZgZmyYXXAAAAAABJRU5ErkJggg==',
  ),
  'image/gif': base64('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='),
  'image/webp': webpOf([{ type: 'VP8 ', data: vp8 }]),
}

/** The beginning of a picture and video of each type, as far as its type can be told by it. */
export const beginnings: Record<Exclude<FileType, DocumentType>, Buffer> = {
  ...pictures,
  'video/mp4': box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
  'video/quicktime': box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ', 'latin1')),
  'video/webm': Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex'),
    Buffer.alloc(64),
  ]),
  'video/ogg': Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('\x80theora\0\0\0', 'latin1'), Buffer.alloc(64)]),
}

function box(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1')
  head.writeUInt32BE(8 + data.length)
  return Buffer.concat([head, data])
}

/** Words that stand in every photo of `buildPhoto`, and must not stand in what is made of it. */
export const secrets = ['Pocket 7', '37,33,58', 'Taken at home']

/** An Exif block (TIFF, in either order) with the camera's name, how it was held, and where it was. */
export function buildExif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const tiff = Buffer.alloc(100)
  const short = (value: number, at: number) => (order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at))
  const long = (value: number, at: number) => (order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at))
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    if (type === 3) short(value, at + 8)
    else long(value, at + 8)
  }
  tiff.write(order, 'latin1')
  short(42, 2)
  long(8, 4)
  short(3, 8)
  entry(10, 0x010f, 2, 9, 70) // the camera
  entry(22, 0x0112, 3, 1, orientation)
  entry(34, 0x8825, 4, 1, 50) // where to find the place
  short(1, 50)
  entry(52, 0x0002, 2, 9, 80)
  tiff.write(secrets[0]!, 70, 'latin1')
  tiff.write(secrets[1]!, 80, 'latin1')
  return tiff
}

/** A part of a JPEG with its marker and length. */
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** An extension of a GIF. */
const blocks = (label: number, ...data: Buffer[]) =>
  Buffer.concat([Buffer.from([0x21, label]), ...data.flatMap((part) => [Buffer.from([part.length]), part]), Buffer.alloc(1)])

/** A photo as a camera leaves it: the picture with its place, its camera's name and a note, turned by `orientation`, and more behind its end. */
export function buildPhoto(type: ImageType, orientation = 6): Buffer {
  const picture = pictures[type]
  const note = Buffer.from(secrets[2]!)
  const exif = buildExif(orientation)
  const extended = Buffer.from([0x0c, 0, 0, 0, 2, 0, 0, 1, 0, 0]) // Exif and XMP, 3 by 2
  const added = {
    'image/jpeg': [segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif])), segment(0xfe, note)],
    'image/png': [pngChunk('eXIf', exif), pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0', 'latin1'), note]))],
    'image/gif': [blocks(0xfe, note), blocks(0xff, Buffer.from('XMP DataXMP'), Buffer.from(secrets[0]! + secrets[1]!))],
  }
  if (type === 'image/webp') {
    const parts = { VP8X: extended, 'VP8 ': vp8, EXIF: exif, 'XMP ': note }
    return Buffer.concat([webpOf(Object.entries(parts).map(([name, data]) => ({ type: name, data }))), note])
  }
  const at = { 'image/jpeg': 2, 'image/png': 33, 'image/gif': 19 }[type] // behind the header
  return Buffer.concat([picture.subarray(0, at), ...added[type], picture.subarray(at), note])
}
