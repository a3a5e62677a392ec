import { videoPartCounter } from '../brokenMedia.ts'
import type { Range } from './boxes.ts'

const segment = 0x18538067
const info = 0x1549a966
const cluster = 0x1f43b675

/** The elements to keep: of the file, of a segment, of its information, and of a cluster whose length is not known. */
const kept = new Set([
  0x1a45dfa3, segment,
  0x114d9b74, info, 0x1654ae6b, cluster, 0x1c53bb6b, // SeekHead, Tracks, Cues
  0x2ad7b1, 0x4489, 0x4d80, 0x5741, // TimestampScale, Duration, MuxingApp, WritingApp
  0xe7, 0xa7, 0xab, 0xa0, 0xa3, // Timestamp, Position, PrevSize, BlockGroup, SimpleBlock
]) // oxfmt-ignore

/** `id`: 0 for bytes that are not an element. `isOpen`: its length is not known, as in a recording that a browser makes. */
type Element = Range & { id: number; isOpen: boolean }

/** Overwrites tags, title, date, attachments and chapters in a WebM file. Every element keeps its size, so that offsets stay. */
export function cleanWebm(bytes: Buffer): void {
  const countElement = videoPartCounter(bytes)
  for (let at = 0; at < bytes.length;) {
    countElement()
    const element = elementAt(bytes, at)
    const isOpened = element.id === segment || element.id === info || (element.id === cluster && element.isOpen)
    if (!kept.has(element.id)) wipe(bytes, element)
    at = isOpened ? element.from : element.to
  }
}

function elementAt(bytes: Buffer, at: number): Element {
  const none = { id: 0, at, from: at, to: bytes.length, isOpen: false }
  const idBytes = Math.clz32(bytes[at]!) - 23
  const sizeBytes = Math.clz32(bytes[at + idBytes] ?? 0) - 23
  const from = at + idBytes + sizeBytes
  if (idBytes > 4 || sizeBytes > 8 || from > bytes.length) return none
  const id = bytes.readUIntBE(at, idBytes)
  const sizeAt = at + idBytes
  // the first bit set says how long the size is; seven bits of each byte are the size, all of them set where it is not known
  let size = bytes[sizeAt]! & (0xff >> sizeBytes)
  let isOpen = size === 0xff >> sizeBytes
  for (let byte = sizeAt + 1; byte < from; byte++) {
    size = size * 256 + bytes[byte]!
    isOpen &&= bytes[byte] === 0xff
  }
  if (isOpen && id !== segment && id !== cluster) return none
  return { id, at, from, to: isOpen ? bytes.length : Math.min(from + size, bytes.length), isOpen }
}

/** Turns an element into a void one of the same size, with zeros for its content. */
function wipe(bytes: Buffer, { id, at, to }: Element): void {
  bytes.fill(0, at, to)
  const size = to - at
  if (id === 0 || size < 2) return
  bytes[at] = 0xec
  if (size - 2 < 0x7f) bytes[at + 1] = 0x80 | (size - 2)
  else {
    bytes[at + 1] = 0x01
    bytes.writeUIntBE(size - 9, at + 3, 6)
  }
}
