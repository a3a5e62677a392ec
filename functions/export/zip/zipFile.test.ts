import { inflateRawSync } from 'node:zlib'
import { zipEntries } from '../../../test/support/checkExport/zipEntries.ts'
import { packText } from './packedText.ts'
import { type Content, ZipFile, type ZipState } from './zipFile.ts'

const moment = new Date('2026-11-26T13:30:20.000Z')
const gigabytes = 1024 ** 3

/** An archive whose entries are written in processes of their own: `a` before its content is known, `b` after. */
async function archive(): Promise<Buffer> {
  const [a, b] = [await packText('Hello, '.repeat(1_000)), await packText('세계')]
  const pieces: Buffer[] = []
  let state: ZipState | undefined
  const write = (make: (zip: ZipFile) => Buffer) => {
    const zip = new ZipFile(moment, state)
    pieces.push(make(zip))
    state = structuredClone(zip.state)
  }
  write((zip) => zip.begin('a.xml'))
  pieces.push(a.piece)
  write((zip) => zip.end(a.content))
  write((zip) => zip.header('xl/b.xml', b.content))
  pieces.push(b.piece)
  write((zip) => zip.directory())
  return Buffer.concat(pieces)
}

/** The values of a Zip64 extra field. */
function zip64Values(extra: Buffer): number[] {
  expect(extra.readUInt16LE(0)).toBe(1)
  expect(extra.readUInt16LE(2)).toBe(extra.length - 4)
  return Array.from({ length: (extra.length - 4) / 8 }, (_, at) => Number(extra.readBigUInt64LE(4 + 8 * at)))
}

/** The entries of a directory: where each is, and the values of its Zip64 field. */
function directoryOf(directory: Buffer, count: number) {
  let at = 0
  return Array.from({ length: count }, () => {
    const [name, extra] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)]
    const start = at
    at += 46 + name + extra
    return {
      version: directory.readUInt16LE(start + 6),
      sizes: [directory.readUInt32LE(start + 20), directory.readUInt32LE(start + 24)],
      offset: directory.readUInt32LE(start + 42),
      zip64: extra > 0 ? zip64Values(directory.subarray(at - extra, at)) : [],
      end: at,
    }
  })
}

describe('ZipFile', () => {
  it('makes an archive that an independent reader unpacks, continued by any number of processes', async () => {
    const entries = zipEntries(await archive())
    expect([...entries].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a.xml', 'Hello, '.repeat(1_000)],
      ['xl/b.xml', '세계'],
    ])
  })

  it('has names, checksums, sizes and times in each header for unzip to compare', async () => {
    const zip = await archive()
    const end = zip.subarray(-22)
    const start = end.readUInt32LE(16)
    expect(end.readUInt32LE(12)).toBe(zip.length - 22 - start)
    for (const { at, streamed } of [
      { at: start, streamed: true },
      { at: start + 46 + 5, streamed: false },
    ]) {
      const local = zip.readUInt32LE(at + 42)
      const [crc, packed, size] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field)) as [number, number, number]
      const data = local + 30 + zip.readUInt16LE(at + 28)
      expect(zip.readUInt32LE(local)).toBe(0x04034b50)
      expect(zip.subarray(local + 4, local + 14)).toEqual(zip.subarray(at + 6, at + 16))
      expect(zip.readUInt16LE(local + 6)).toBe(streamed ? 8 : 0)
      expect(zip.readUInt32LE(local + 10)).toBe(((46 << 25) | (11 << 21) | (26 << 16) | (13 << 11) | (30 << 5) | 10) >>> 0)
      const known = streamed ? zip.subarray(data + packed + 4, data + packed + 16) : zip.subarray(local + 14, local + 26)
      expect([0, 4, 8].map((field) => known.readUInt32LE(field))).toEqual([crc, packed, size])
      expect(inflateRawSync(zip.subarray(data, data + packed))).toHaveLength(size)
    }
  })

  it('writes no Zip64 below 4 GB, and only the sizes of a larger entry, since Excel expects a plain offset', () => {
    const zip = new ZipFile(moment)
    zip.begin('small')
    const small: Content = { crc: 1, size: 2 ** 32 - 2, packed: 1_000 }
    expect(zip.end(small)).toHaveLength(16)
    zip.begin('large')
    const large: Content = { crc: 2, size: 5 * gigabytes, packed: gigabytes }
    const descriptor = zip.end(large)
    expect(descriptor).toHaveLength(24)
    expect([descriptor.readBigUInt64LE(8), descriptor.readBigUInt64LE(16)]).toEqual([BigInt(gigabytes), BigInt(5 * gigabytes)])
    const directory = zip.directory()
    expect(directoryOf(directory, 2)).toMatchObject([
      { version: 20, sizes: [1_000, 2 ** 32 - 2], offset: 0, zip64: [] },
      { version: 45, sizes: [2 ** 32 - 1, 2 ** 32 - 1], offset: 30 + 5 + 1_000 + 16, zip64: [5 * gigabytes, gigabytes] },
    ])
    expect(directory.subarray(-22).readUInt32LE(16)).toBe(zip.state.offset)
  })

  it('writes an entry of known sizes with them in its own header too', () => {
    const content: Content = { crc: 3, size: 6 * gigabytes, packed: 2 * gigabytes }
    const header = new ZipFile(moment).header('large', content)
    expect([header.readUInt16LE(4), header.readUInt32LE(18), header.readUInt32LE(22)]).toEqual([45, 2 ** 32 - 1, 2 ** 32 - 1])
    expect(zip64Values(header.subarray(30 + 5))).toEqual([6 * gigabytes, 2 * gigabytes])
  })

  it('names an offset, and the directory, from 4 GB on by Zip64', () => {
    const zip = new ZipFile(moment)
    zip.header('first', { crc: 1, size: 3 * gigabytes, packed: 3 * gigabytes })
    zip.header('next', { crc: 1, size: 3 * gigabytes, packed: 3 * gigabytes })
    zip.header('last', { crc: 1, size: 10, packed: 10 })
    const directory = zip.directory()
    const offset = 6 * gigabytes + 30 + 5 + 30 + 4
    const [, , last] = directoryOf(directory, 3)
    expect(last).toMatchObject({ version: 45, sizes: [10, 10], offset: 2 ** 32 - 1, zip64: [offset] })
    const start = offset + 30 + 4 + 10
    const end = directory.subarray(last!.end)
    expect([end.readUInt32LE(0), end.readUInt32LE(56), end.readUInt32LE(76)]).toEqual([0x06064b50, 0x07064b50, 0x06054b50])
    expect([24, 32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)))).toEqual([3, 3, last!.end, start])
    expect(Number(end.readBigUInt64LE(64))).toBe(start + last!.end)
    expect([end.readUInt16LE(86), end.readUInt32LE(88), end.readUInt32LE(92)]).toEqual([3, last!.end, 2 ** 32 - 1])
  })
})
