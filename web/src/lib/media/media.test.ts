import * as v from 'valibot'
import { mediaItem } from '#shared/survey/media.ts'
import { kindByName, kindOfFile, newMedia } from './media.ts'

describe('media', () => {
  it('begin as the API would have them: in the middle of their frame', () => {
    expect(newMedia('/media/a.webp', 'image')).toEqual(v.parse(mediaItem, { url: '/media/a.webp' }))
  })

  it.each([
    ['/media/a.mp4', 'video'],
    ['https://example.com/a.WEBM?x=1', 'video'],
    ['https://example.com/a.ogg#t=3', 'video'],
    ['https://example.com/mp4', 'image'],
    ['/media/a.webp', 'image'],
  ])('%s is a %s by its ending', (url, expected) => {
    expect(kindByName(url)).toBe(expected)
  })

  it('are of the kind that the type of a file says, else the ending of its name', () => {
    expect(kindOfFile({ name: 'a', type: 'video/quicktime' } as File)).toBe('video')
    expect(kindOfFile({ name: 'a.mp4', type: '' } as File)).toBe('video')
    expect(kindOfFile({ name: 'a.png', type: 'image/png' } as File)).toBe('image')
  })
})
