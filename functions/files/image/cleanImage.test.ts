import { images, type ImageType } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { buildExif, buildPhoto, pictures, secrets } from '../../../test/support/fixtures/buildImage.ts'
import { someOf } from '../../../test/support/everyWay.ts'
import { processorTime } from '../../../test/support/processorTime.ts'
import { cleanImage } from './cleanImage.ts'
import { orientationOf } from './orientation.ts'
import { pngChunk } from './png.ts'
import { webpOf } from './webp.ts'

const types = Object.keys(images) as ImageType[]
const told = (bytes: Buffer) => secrets.filter((words) => bytes.includes(words))

/** The orientation that a viewer would find in the file. */
const turned = (bytes: Buffer) => {
  const at = bytes.indexOf('MM\0*', 0, 'latin1')
  return at < 0 ? 1 : orientationOf(bytes.subarray(at))
}

/** The error for a file; null if it was cleaned. */
function refusal(bytes: Buffer, type: ImageType): string | null {
  try {
    cleanImage(bytes, type)
    return null
  } catch (error) {
    return (error as Error).name
  }
}

describe('cleanImage', () => {
  it.each(types)('leaves a %s without metadata as it is', (type) => {
    expect(cleanImage(pictures[type], type).equals(pictures[type])).toBe(true)
  })

  it.each(types)('removes place, camera, notes and bytes after the end from a %s photo', (type) => {
    const photo = buildPhoto(type)
    expect(told(photo)).toEqual(secrets)
    const clean = cleanImage(photo, type)
    expect(told(clean)).toEqual([])
    expect(cleanImage(clean, type).equals(clean)).toBe(true)
  })

  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('keeps only the orientation of the Exif of a %s', (type) => {
    for (const orientation of [2, 3, 6, 8]) expect(turned(cleanImage(buildPhoto(type, orientation), type))).toBe(orientation)
    expect(turned(cleanImage(buildPhoto(type, 1), type))).toBe(1)
    expect(cleanImage(buildPhoto(type, 1), type).includes('MM\0*')).toBe(false)
  })

  it('keeps colors: the profile of a JPEG, PNG and WebP', () => {
    const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.from('a profile')])
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, profile.length + 2]), profile])
    const jpeg = pictures['image/jpeg']
    expect(cleanImage(Buffer.concat([jpeg.subarray(0, 20), segment, jpeg.subarray(20)]), 'image/jpeg').includes('a profile')).toBe(true)
    const png = pictures['image/png']
    const iccp = pngChunk('iCCP', Buffer.from('a profile'))
    expect(cleanImage(Buffer.concat([png.subarray(0, 33), iccp, png.subarray(33)]), 'image/png').includes('a profile')).toBe(true)
    const extended = Buffer.from([0x20, 0, 0, 0, 2, 0, 0, 1, 0, 0])
    const webp = webpOf([
      { type: 'VP8X', data: extended },
      { type: 'ICCP', data: Buffer.from('a profile') },
      { type: 'VP8 ', data: Buffer.from('pixels') },
    ])
    expect(cleanImage(webp, 'image/webp').equals(webp)).toBe(true)
  })

  it('keeps the number of repetitions of a GIF', () => {
    const gif = pictures['image/gif']
    const loop = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0, 0])])
    const animated = Buffer.concat([gif.subarray(0, 19), loop, gif.subarray(19)])
    expect(cleanImage(animated, 'image/gif').equals(animated)).toBe(true)
  })

  it('adds an end marker that a camera or an old program left out', () => {
    for (const type of ['image/jpeg', 'image/gif'] as const) {
      const end = type === 'image/jpeg' ? -2 : -1
      expect(cleanImage(pictures[type].subarray(0, end), type).equals(pictures[type])).toBe(true)
    }
  })

  it.each(types)('refuses a %s that is cut anywhere within its structure', (type) => {
    const whole = pictures[type]
    const ends = { 'image/jpeg': whole.indexOf(Buffer.from([0xff, 0xda])), 'image/gif': whole.length - 2 } as Partial<
      Record<ImageType, number>
    >
    for (let length = 0; length < (ends[type] ?? whole.length); length++)
      expect(() => cleanImage(whole.subarray(0, length), type)).toThrow('not a whole file')
  })

  it.each(types)('either refuses a damaged %s or cleans it, and never fails otherwise', (type) => {
    const photo = buildPhoto(type)
    for (let at = 0; at < photo.length; at += someOf(3, 1)) {
      for (const value of [0, 0x7f, 0xff]) {
        const damaged = Buffer.from(photo)
        damaged[at] = value
        expect([null, 'BrokenMedia']).toContain(refusal(damaged, type))
      }
    }
  })

  it('refuses a script that begins like a GIF', () => {
    const script = Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(document.domain)//;')
    expect(() => cleanImage(script, 'image/gif')).toThrow('not a whole file')
  })
})

/** A picture with `count` parts of the same bytes after its header. */
function stuffed(type: ImageType, part: Buffer, count: number): Buffer {
  const picture = pictures[type]
  const at = { 'image/jpeg': 20, 'image/png': 33, 'image/gif': 19, 'image/webp': picture.length }[type]
  const bytes = Buffer.concat([picture.subarray(0, at), Buffer.alloc(part.length * count, part), picture.subarray(at)])
  if (type === 'image/webp') bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

/** The shortest parts of each format: dropped ones, and those that are kept. */
const smallest: [string, ImageType, Buffer][] = [
  ['comments', 'image/jpeg', Buffer.from('fffe0002', 'hex')],
  ['tables', 'image/jpeg', Buffer.from('ffdb0002', 'hex')],
  ['texts', 'image/png', pngChunk('tEXt', Buffer.alloc(0))],
  ['pixels', 'image/png', pngChunk('IDAT', Buffer.alloc(0))],
  ['comments', 'image/gif', Buffer.from('21fe00', 'hex')],
  ['controls', 'image/gif', Buffer.from('21f900', 'hex')],
  ['notes', 'image/webp', Buffer.from('XMP \0\0\0\0', 'latin1')],
  ['frames', 'image/webp', Buffer.from('ANMF\0\0\0\0', 'latin1')],
]

const long = (hex: string) => Buffer.alloc(limits.answerFileBytes / 2, Buffer.from(hex, 'hex'))

/** One part of half the largest file size, of the bytes that take the most steps to read. */
const longest: [string, ImageType, Buffer][] = [
  ['fill bytes', 'image/jpeg', long('ff')],
  ['a scan of stuffed bytes', 'image/jpeg', Buffer.concat([Buffer.from('ffda0002', 'hex'), long('ff00')])],
  ['a scan of restarts', 'image/jpeg', Buffer.concat([Buffer.from('ffda0002', 'hex'), long('ffd0')])],
  ['a comment of blocks of four bytes', 'image/gif', Buffer.concat([Buffer.from('21fe', 'hex'), long('0404040404'), Buffer.alloc(1)])],
]

describe('an image of many parts', () => {
  it.each(smallest)('is cleaned with few %s: %s', (_, type, part) => {
    expect(refusal(stuffed(type, part, limits.imageParts - 100), type)).toBeNull()
  })

  it.each(smallest)('is refused within 100 ms and 200 MB with millions of %s: %s', async (_, type, part) => {
    const bytes = stuffed(type, part, Math.floor(limits.answerFileBytes / part.length))
    const before = process.resourceUsage().maxRSS
    expect(await processorTime(() => expect(refusal(bytes, type)).toBe('BrokenMedia'))).toBeLessThan(100)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024)
  })

  it('is refused where it is a GIF with millions of blocks of one byte', async () => {
    const bytes = stuffed('image/gif', Buffer.concat([Buffer.from('21fe', 'hex'), long('01'), Buffer.alloc(1)]), 1)
    expect(await processorTime(() => expect(refusal(bytes, 'image/gif')).toBe('BrokenMedia'))).toBeLessThan(100)
  })

  it.each(longest)('is read within 100 ms and 200 MB with %s: %s', async (_, type, part) => {
    const bytes = stuffed(type, part, 1)
    const before = process.resourceUsage().maxRSS
    expect(await processorTime(() => expect(refusal(bytes, type)).toBeNull())).toBeLessThan(100)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024)
  })
})

describe('orientationOf', () => {
  it.each(['II', 'MM'] as const)('reads both orders of bytes: %s', (order) => {
    expect(orientationOf(buildExif(8, order))).toBe(8)
  })

  it('treats an unreadable orientation as upright', () => {
    expect(orientationOf(Buffer.alloc(0))).toBe(1)
    expect(orientationOf(buildExif(9))).toBe(1)
    expect(orientationOf(buildExif(6).subarray(0, 20))).toBe(1)
    expect(orientationOf(Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'))).toBe(1)
  })
})
