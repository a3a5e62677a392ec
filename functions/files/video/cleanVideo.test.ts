import { limits } from '#shared/limits.ts'
import { beginnings } from '../../../test/support/fixtures/buildImage.ts'
import { box, contents, element, longs, placedVideos, places, track } from '../../../test/support/fixtures/buildVideo.ts'
import { someOf } from '../../../test/support/everyWay.ts'
import { processorTime } from '../../../test/support/processorTime.ts'
import { cleanVideo } from './cleanVideo.ts'

const names = Object.keys(placedVideos) as (keyof typeof placedVideos)[]
const found = (bytes: Buffer, words: string[]) => words.filter((each) => bytes.includes(each, 0, 'latin1'))
const cleaned = (name: keyof typeof placedVideos) => {
  const { type, bytes } = placedVideos[name]
  const clean = Buffer.from(bytes)
  cleanVideo(clean, type)
  return { type, before: bytes, after: clean }
}

/** The sizes and types of a file's outermost boxes. */
function boxes(bytes: Buffer): [number, string][] {
  const listed: [number, string][] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at) === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : bytes.readUInt32BE(at)
    listed.push([size, bytes.toString('latin1', at + 4, at + 8)])
    at += size
  }
  return listed
}

const filled = (part: Buffer) => Buffer.alloc(limits.answerFileBytes / 8, part)
const inTrack = (content: Buffer) => box('moov', box('trak', box('mdia', content)))
const metaTrack = (sizes: Buffer, runs: Buffer, offsets: Buffer) =>
  inTrack(
    Buffer.concat([
      box('hdlr', Buffer.alloc(8), Buffer.from('meta'), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsz', sizes), box('stsc', runs), box('stco', offsets))),
    ]),
  )

describe('cleanVideo', () => {
  it.each(names)('removes place, time and camera from %s', (name) => {
    const { before, after } = cleaned(name)
    expect(found(before, places)).toEqual(places)
    expect(found(after, places)).toEqual([])
  })

  it.each(names)('keeps picture and sound of %s in place', (name) => {
    const { before, after } = cleaned(name)
    expect(contents.map((words) => after.indexOf(words))).toEqual(contents.map((words) => before.indexOf(words)))
    expect(found(after, contents)).toEqual(contents)
    expect(after).toHaveLength(before.length)
  })

  it.each(names)('leaves a clean %s as it is', (name) => {
    const { type, after } = cleaned(name)
    const again = Buffer.from(after)
    cleanVideo(again, type)
    expect(again.equals(after)).toBe(true)
  })

  it.each(['an MP4 of a phone', 'an MP4 for the web', 'a QuickTime film'] as const)(
    'turns boxes of %s into free boxes of the same size',
    (name) => {
      const { before, after } = cleaned(name)
      expect(boxes(after)).toEqual(boxes(before).map(([size, type]) => [size, type === 'uuid' ? 'free' : type]))
    },
  )

  it('keeps an Ogg file as it is', () => {
    const bytes = Buffer.from(beginnings['video/ogg'])
    cleanVideo(bytes, 'video/ogg')
    expect(bytes.equals(beginnings['video/ogg'])).toBe(true)
  })

  it.each(names)('either refuses a damaged copy of %s or cleans it, and never fails otherwise', (name) => {
    const { type, bytes } = placedVideos[name]
    const outcomes = new Set<string | null>()
    for (let at = 0; at < bytes.length; at += someOf(7, 1)) {
      outcomes.add(refusal(bytes.subarray(0, at), type))
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(bytes)
        damaged[at] = value
        outcomes.add(refusal(damaged, type))
      }
    }
    expect([...outcomes].filter((outcome) => outcome !== null && outcome !== 'BrokenMedia')).toEqual([])
  })

  it('cleans a long browser recording, with a block for each frame', () => {
    const block = element('a3', Buffer.alloc(150), '4096')
    const blocks = Buffer.alloc(block.length * 150_000, block)
    const parts = [element('1f43b675', blocks, '01ffffffffffffff'), element('1254c367', Buffer.from(places[0]!))]
    const bytes = element('18538067', Buffer.concat(parts), '01ffffffffffffff')
    cleanVideo(bytes, 'video/webm')
    expect(found(bytes, places)).toEqual([])
  })

  it.each([
    ['boxes in an MP4', 'video/mp4', filled(box('free'))],
    ['boxes in a track', 'video/mp4', inTrack(filled(box('free')))],
    ['tracks', 'video/mp4', box('moov', filled(track('vide', 0, [])))],
    ['elements in a WebM', 'video/webm', Buffer.concat([element('18538067', Buffer.alloc(0), 'ff'), filled(Buffer.from('ec80', 'hex'))])],
    [
      'samples that are all of the file',
      'video/mp4',
      Buffer.concat([metaTrack(longs(0, 2 ** 24, 4), longs(0, 1, 1, 1, 1), longs(0, 4, 999, 999, 999, 999)), Buffer.alloc(2 ** 24)]),
    ],
    ['samples of no size', 'video/mp4', metaTrack(longs(0, 0, 2 ** 32 - 1), longs(0, 1, 1, 2 ** 32 - 1, 1), longs(0, 1, 0))],
    ['chunks without a place', 'video/mp4', metaTrack(longs(0, 1, 2 ** 32 - 1), longs(0, 1, 1, 1, 1), longs(0, 2 ** 32 - 1))],
  ] as const)('refuses a file full of %s within 100 ms', async (_, type, bytes) => {
    expect(await processorTime(() => expect(refusal(bytes, type)).toBe('BrokenMedia'))).toBeLessThan(100)
  })
})

/** The error for a file; null if it was cleaned. */
function refusal(bytes: Buffer, type: Parameters<typeof cleanVideo>[1]): string | null {
  try {
    cleanVideo(Buffer.from(bytes), type)
    return null
  } catch (error) {
    return (error as Error).name
  }
}
