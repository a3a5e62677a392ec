/** The content of an entry: its CRC-32, and its bytes before and after compression. */
export type Content = { crc: number; size: number; packed: number }

type Entry = Content & { name: string; offset: number; isStreamed: boolean }

/** An archive so far: its bytes, its complete entries, and the name of the entry that is open. */
export type ZipState = { offset: number; entries: Entry[]; open: string | null }

const max16 = 0xffff
const max32 = 0xffffffff

/** Versions of the format that a reader needs: deflate, Zip64. */
const deflateVersion = 20
const zip64Version = 45

/**
 * The records of a zip archive (PKWARE's APPNOTE) around contents that are compressed by raw deflate. The caller writes each record, and an entry's
 * content after its header. Another process can continue from `state`. Sizes and offsets of 4 GB or more are of Zip64.
 */
export class ZipFile {
  readonly #time: number
  readonly #state: ZipState

  constructor(moment: Date, state: ZipState = { offset: 0, entries: [], open: null }) {
    this.#time = dosTime(moment)
    this.#state = structuredClone(state)
  }

  get state(): ZipState {
    return structuredClone(this.#state)
  }

  /** The header of an entry whose content is not known yet. */
  begin(name: string): Buffer {
    this.#state.open = name
    return this.#localHeader({ name, crc: 0, size: 0, packed: 0, isStreamed: true })
  }

  /** The record after the content of the open entry. Its sizes are of 8 bytes where Zip64 needs them, which readers know by the directory. */
  end(content: Content): Buffer {
    const { crc, size, packed } = content
    const bytes = isLarge(content) ? 8 : 4
    const header = this.#localHeader({ name: this.#state.open!, crc: 0, size: 0, packed: 0, isStreamed: true })
    const descriptor = record([4, 0x08074b50], [4, crc], [bytes, packed], [bytes, size])
    this.#add({ ...content, name: this.#state.open!, isStreamed: true }, header.length + packed + descriptor.length)
    this.#state.open = null
    return descriptor
  }

  /** The header of an entry with this content. */
  header(name: string, content: Content): Buffer {
    const header = this.#localHeader({ ...content, name, isStreamed: false })
    this.#add({ ...content, name, isStreamed: false }, header.length + content.packed)
    return header
  }

  /** The directory, which ends the archive. */
  directory(): Buffer {
    const { entries, offset } = this.#state
    const headers = Buffer.concat(entries.map((entry) => this.#centralHeader(entry)))
    const [count, bytes] = [entries.length, headers.length]
    const zip64 = count >= max16 || offset >= max32 ? zip64End(count, bytes, offset) : Buffer.alloc(0)
    const counts = Math.min(count, max16)
    const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, counts], [2, counts], [4, bytes], [4, Math.min(offset, max32)], [2, 0])
    return Buffer.concat([headers, zip64, end])
  }

  #add(entry: Omit<Entry, 'offset'>, bytes: number) {
    const { crc, size, packed, name, isStreamed } = entry
    this.#state.entries.push({ crc, size, packed, name, isStreamed, offset: this.#state.offset })
    this.#state.offset += bytes
  }

  #localHeader(entry: Omit<Entry, 'offset'>): Buffer {
    const large = isLarge(entry)
    const extra = large ? zip64Extra(entry.size, entry.packed) : Buffer.alloc(0)
    return Buffer.concat([record([4, 0x04034b50], ...this.#fields(entry, large), [2, extra.length]), Buffer.from(entry.name), extra])
  }

  #centralHeader(entry: Entry): Buffer {
    const { name, size, packed, offset } = entry
    const large = isLarge(entry)
    const sizes = [...(large ? [size, packed] : []), ...(offset >= max32 ? [offset] : [])]
    const extra = sizes.length > 0 ? zip64Extra(...sizes) : Buffer.alloc(0)
    const fields = this.#fields(entry, sizes.length > 0, large)
    const header = record(
      [4, 0x02014b50],
      [2, zip64Version],
      ...fields,
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, Math.min(offset, max32)],
    )
    return Buffer.concat([header, Buffer.from(name), extra])
  }

  /** The fields that both headers share: from the version to the length of the name. */
  #fields({ crc, size, packed, name, isStreamed }: Omit<Entry, 'offset'>, zip64: boolean, large = zip64): Field[] {
    return [
      [2, zip64 ? zip64Version : deflateVersion],
      [2, isStreamed ? 8 : 0],
      [2, 8],
      [4, this.#time],
      [4, crc],
      [4, large ? max32 : packed],
      [4, large ? max32 : size],
      [2, Buffer.byteLength(name)],
    ]
  }
}

const isLarge = ({ size, packed }: Content) => size >= max32 || packed >= max32

const zip64Extra = (...values: number[]) => record([2, 1], [2, 8 * values.length], ...values.map((value): Field => [8, value]))

/** The end of a Zip64 directory of so many entries and bytes, and where that end is. */
function zip64End(count: number, bytes: number, offset: number): Buffer {
  const version: Field[] = [
    [2, zip64Version],
    [2, zip64Version],
  ]
  const end = record([4, 0x06064b50], [8, 44], ...version, [4, 0], [4, 0], [8, count], [8, count], [8, bytes], [8, offset])
  return Buffer.concat([end, record([4, 0x07064b50], [4, 0], [8, offset + bytes], [4, 1])])
}

type Field = [bytes: 2 | 4 | 8, value: number]

function record(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** The moment in UTC as MS-DOS stores it: from 1980, to two seconds. */
function dosTime(moment: Date): number {
  const date = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  return date * 0x10000 + time
}
