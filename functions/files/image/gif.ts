import { limits } from '#shared/limits.ts'
import { BrokenMedia, partCounter, slice } from '../brokenMedia.ts'

const trailer = 0x3b
const image = 0x2c
const extension = 0x21
const control = 0xf9
const application = 0xff

/** Application extensions that change how the picture looks: how often it repeats, and its colors. */
const visibleApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** A GIF with only its pictures, their timing and colors: no comments, no texts, no bytes after its end. Throws BrokenMedia. */
export function cleanGif(bytes: Buffer): Buffer {
  if (!/^GIF8[79]a$/.test(slice(bytes, 0, 6).toString('latin1'))) throw new BrokenMedia('no GIF')
  let at = 13 + tableBytes(slice(bytes, 0, 13)[10]!)
  const kept = [slice(bytes, 0, at)]
  const countPart = partCounter(limits.imageParts)
  let pictures = 0
  while (at < bytes.length || pictures === 0) {
    countPart()
    const start = at
    const kind = slice(bytes, at, 1)[0]!
    if (kind === trailer) break
    if (kind === image) {
      at += 11 + tableBytes(slice(bytes, at, 11)[9]!) // with the code size before the pixels
      pictures++
    } else if (kind === extension) at += 2
    else throw new BrokenMedia(`no block at byte ${at}`)
    const blocks = at
    at = endOfBlocks(bytes, at, countPart)
    if (kind === image || isVisible(bytes, start, blocks)) kept.push(bytes.subarray(start, at))
  }
  if (pictures === 0) throw new BrokenMedia('no picture in it')
  return Buffer.concat([...kept, Buffer.from([trailer])])
}

/** The position after a run of data blocks, the last of length 0. Tiny blocks count as parts. None is sliced, as there may be millions. */
function endOfBlocks(bytes: Buffer, from: number, countPart: () => void): number {
  let at = from
  for (let length = -1; length !== 0; at += 1 + length) {
    if (at >= bytes.length) throw new BrokenMedia(`it ends before byte ${at}`)
    length = bytes[at]!
    if (length > 0 && length < 4) countPart()
  }
  return at
}

function isVisible(bytes: Buffer, start: number, blocks: number): boolean {
  const label = bytes[start + 1]
  return label === control || (label === application && visibleApplications.includes(bytes.toString('latin1', blocks + 1, blocks + 12)))
}
