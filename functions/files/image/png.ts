import { crc32 } from 'node:zlib'
import { limits } from '#shared/limits.ts'
import { BrokenMedia, partCounter, slice } from '../brokenMedia.ts'
import { orientationOf, tiffWith, withoutExifHeader } from './orientation.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The chunks to keep: pixels, colors, animation. Texts, times and unknown chunks are dropped. */
const picture = new Set([
  'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT',
]) // oxfmt-ignore

/** A PNG with only its pixels, colors, animation and orientation. Throws BrokenMedia. */
export function cleanPng(bytes: Buffer): Buffer {
  if (!slice(bytes, 0, 8).equals(signature)) throw new BrokenMedia('no PNG')
  const kept: Buffer[] = []
  let orientation = 1
  let type = ''
  let pixels = 0
  const countPart = partCounter(limits.imageParts)
  for (let at = 8; type !== 'IEND';) {
    countPart()
    const length = slice(bytes, at, 8).readUInt32BE()
    type = bytes.toString('latin1', at + 4, at + 8)
    const chunk = slice(bytes, at, length + 12)
    if (at === 8 && (type !== 'IHDR' || length !== 13)) throw new BrokenMedia('its header is missing')
    if (picture.has(type)) {
      if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(length + 8)) throw new BrokenMedia(`${type} at byte ${at} is damaged`)
      kept.push(chunk)
    }
    if (type === 'eXIf') orientation = orientationOf(withoutExifHeader(chunk.subarray(8, -4)))
    if (type === 'IDAT') pixels += length
    at += chunk.length
  }
  if (pixels === 0) throw new BrokenMedia('no picture in it')
  const [header, ...rest] = kept as [Buffer, ...Buffer[]]
  return Buffer.concat([signature, header, ...(orientation > 1 ? [pngChunk('eXIf', tiffWith(orientation))] : []), ...rest])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.concat([Buffer.alloc(4), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
