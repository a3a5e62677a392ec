import { BrokenImage, slice } from './brokenImage.ts'
import { tiffWith } from './orientation.ts'

type Box = { type: string; start: number; body: number; end: number }

/** What an AVIF is made of at its top; everything else is made free space. */
const picture = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free'])

/** Types of items that tell of the picture: where and by what it was made. */
const metadata = new Set(['Exif', 'mime', 'uri '])

/** An Exif item that says nothing: a decoder may refuse one without a header. */
const emptyExif = Buffer.concat([Buffer.alloc(4), tiffWith(1)])

/**
 * An AVIF whose Exif and XMP are blank. Its parts name each other by their place in the file, so nothing moves; what would turn the
 * picture is a property of its own and stays. Throws BrokenImage.
 */
export function cleanAvif(bytes: Buffer): Buffer {
  const file = Buffer.from(bytes)
  const top = [...boxes(file, 0, file.length)]
  const meta = top.find(({ type }) => type === 'meta')
  if (top[0]?.type !== 'ftyp' || !meta) throw new BrokenImage('no AVIF')
  for (const { type, start, body, end } of top) {
    if (picture.has(type) && type !== 'free') continue
    file.write('free', start + 4, 'latin1')
    file.fill(0, body, end)
  }
  const inside = [...boxes(file, meta.body + 4, meta.end)]
  const find = (type: string) => inside.find((box) => box.type === type)
  const [items, places, data] = [find('iinf'), find('iloc'), find('idat')]
  if (!items || !places || !(data ?? top.find(({ type }) => type === 'mdat'))) throw new BrokenImage('no picture in it')
  const blank = metadataItems(file, items)
  let left = file.length // extents may lie over each other, and so cost more than the file is long
  for (const { id, inData, extents } of locations(file, places)) {
    if (!blank.has(id)) continue
    const base = inData ? (data?.body ?? file.length) : 0
    for (const [at, { offset, length }] of extents.entries()) {
      const part = slice(file, base + offset, length)
      if ((left -= length) < 0) throw new BrokenImage('its items overlap')
      part.fill(0)
      if (at === 0 && blank.get(id) === 'Exif' && length >= emptyExif.length) emptyExif.copy(part)
    }
  }
  return file
}

function* boxes(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start < to;) {
    const head = slice(bytes, start, 8)
    const type = head.toString('latin1', 4, 8)
    const short = head.readUInt32BE()
    const size = short === 1 ? Number(slice(bytes, start + 8, 8).readBigUInt64BE()) : short === 0 ? to - start : short
    const body = start + (short === 1 ? 16 : 8)
    const end = start + size
    if (end < body || end > to) throw new BrokenImage(`the box ${type} does not fit`)
    yield { type, start, body, end }
    start = end
  }
}

/** The items that are metadata: their types by their ids. */
function metadataItems(bytes: Buffer, { body, end }: Box): Map<number, string> {
  const isWide = bytes[body]! > 0
  const found = new Map<number, string>()
  for (const entry of boxes(bytes, body + (isWide ? 8 : 6), end)) {
    const at = entry.body + 4
    const longId = bytes[entry.body] === 3
    const id = longId ? slice(bytes, at, 4).readUInt32BE() : slice(bytes, at, 2).readUInt16BE()
    const type = slice(bytes, at + (longId ? 6 : 4), 4).toString('latin1')
    if (metadata.has(type)) found.set(id, type)
  }
  return found
}

type Location = { id: number; inData: boolean; extents: { offset: number; length: number }[] }

/** Where each item lies: in the file, or in the `idat` box. */
function* locations(bytes: Buffer, { body }: Box): Generator<Location> {
  let at = body
  const read = (size: number): number => {
    const part = slice(bytes, at, size)
    at += size
    return size === 0 ? 0 : size === 8 ? Number(part.readBigUInt64BE()) : part.readUIntBE(0, size)
  }
  const version = read(1)
  read(3)
  const [sizes, more] = [read(1), read(1)]
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version > 0 ? more & 15 : 0]
  if (![offsetSize, lengthSize, baseSize, indexSize].every((size) => [0, 4, 8].includes(size)))
    throw new BrokenImage('its places cannot be read')
  for (let left = read(version < 2 ? 2 : 4); left > 0; left--) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    const count = read(2)
    if (count > 1 && lengthSize === 0) throw new BrokenImage('its places cannot be read')
    const extents = Array.from({ length: count }, () => {
      read(indexSize)
      return { offset: base + read(offsetSize), length: read(lengthSize) }
    })
    yield { id, inData: method === 1, extents }
  }
}
