import { crc32, inflateRawSync } from 'node:zlib'
import { PackedText } from './packedText.ts'

const lines = Array.from({ length: 20_000 }, (_, at) => `<row r="${at}">성별 ${(at * 7919) % 1_000}</row>`)
const text = lines.join('')

/** Packs the lines; `others` continue after each so many of them. */
async function pack(every: number) {
  let packed = new PackedText()
  const pieces: Buffer[] = []
  for (const [at, line] of lines.entries()) {
    const piece = await packed.add(line)
    if (piece) pieces.push(piece)
    if (at % every === 0) packed = new PackedText(structuredClone(packed.state))
  }
  pieces.push(await packed.end())
  return { bytes: Buffer.concat(pieces), pieces, content: packed.state }
}

describe('PackedText', () => {
  it('makes one stream of deflate of all its pieces, with its checksum and sizes', async () => {
    const { bytes, pieces, content } = await pack(Infinity)
    expect(pieces.length).toBeGreaterThan(2)
    expect(inflateRawSync(bytes).toString() === text).toBe(true)
    expect(content).toEqual({ crc: crc32(text), size: Buffer.byteLength(text), packed: bytes.length, text: '' })
  })

  it('makes the same bytes where others continue it', async () => {
    const { bytes } = await pack(Infinity)
    for (const every of [97, 777]) expect((await pack(every)).bytes.equals(bytes)).toBe(true)
  })

  it('packs an empty text', async () => {
    expect(inflateRawSync(await new PackedText().end()).toString()).toBe('')
  })
})
