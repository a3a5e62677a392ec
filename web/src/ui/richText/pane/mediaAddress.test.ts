import { sanitizeRichText } from '#functions/html/html.ts'
import { imageSource, playerSource, videoSource } from '#shared/html/richTextHtml.ts'
import { playerAddress } from './mediaAddress.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

describe('imageSource', () => {
  it.each(['https://x.org/a.png', 'http://x.org/a?b=c&d', '/media/Fab12.png', pixel, pixel.replace('gif', 'x-icon')])('keeps %s', (src) => {
    expect(imageSource(src)).toBe(src)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,hi',
    'file:///c:/a.png',
    'blob:x',
    '//x.org/a.png',
  ])('makes %p blank', (src) => expect(imageSource(src)).toBe(''))
})

describe('playerAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=1m5s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65'],
    [' youtu.be/dQw4w9WgXcQ?t=43 ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=9', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ])('finds the player of %s, which the server lets through', (typed, player) => {
    expect(playerAddress(typed)).toBe(player)
    expect(playerSource(player)).toBe(player)
    expect(sanitizeRichText(`<iframe src="${player}"></iframe>`)).toContain(`src="${player}"`)
  })

  it.each([
    '',
    'hello',
    'https://youtube.com/',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://vimeo.com/about',
  ])('knows none for %p', (typed) => expect(playerAddress(typed)).toBeNull())
})

describe('videoSource and playerSource', () => {
  it('blank addresses of other sites', () => {
    expect(videoSource('/media/Fab12.mp4')).toBe('/media/Fab12.mp4')
    expect(videoSource('https://x.org/a.mp4')).toBe('')
    expect(playerSource('https://x.org/embed/abc')).toBe('')
  })
})
