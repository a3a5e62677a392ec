import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import type { MediaItem } from '#shared/survey/media.ts'
import { addTexts, loadTexts } from '../../../lib/language/i18n.ts'
import { HeroMedia } from '../hero/HeroMedia.tsx'

const buildMedia = (name: string, over: Partial<MediaItem> = {}): MediaItem => ({
  url: `/media/${name}.jpg`,
  kind: 'image',
  fit: 'cover',
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt: name,
  alt_ko: '',
  widths: [],
  ...over,
})
const three = ['a', 'b', 'c'].map((name) => buildMedia(name))

let played: string[] = []
let stopped: string[] = []
let less = false
const name = (video: HTMLVideoElement) => video.getAttribute('aria-label')!

async function show(media: MediaItem[]) {
  render(
    <BrowserRouter>
      <HeroMedia media={media} />
    </BrowserRouter>,
  )
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0)
  })
}

/** The number of the current dot, from 1; 0 without dots. */
const current = () => screen.queryAllByRole('button', { name: /^Slide/ }).findIndex((dot) => dot.getAttribute('aria-current')) + 1
const loaded = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const carousel = () => screen.getByRole('group', { name: 'Images of the project' })

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'home')))
beforeEach(() => {
  jest.useFakeTimers()
  ;[played, stopped, less] = [[], [], false]
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLVideoElement) {
    played.push(name(this))
    return Promise.resolve()
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLVideoElement) {
    stopped.push(name(this))
  })
  globalThis.matchMedia = (() => ({ matches: less, addEventListener() {}, removeEventListener() {} })) as unknown as typeof matchMedia
})
afterEach(() => jest.useRealTimers())

describe('the hero carousel', () => {
  it('advances every five seconds, and starts again after the last slide', async () => {
    await show(three)
    expect(current()).toBe(1)
    await wait(4_999)
    expect(current()).toBe(1)
    await wait(1)
    expect(current()).toBe(2)
    await wait(5_000)
    expect(current()).toBe(3)
    await wait(5_000)
    expect(current()).toBe(1)
  })

  it.each([0, 1])('has no controls and does not turn with %i slides', async (count) => {
    await show(three.slice(0, count))
    await wait(20_000)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('img')).toHaveLength(count)
  })

  it('turns by arrows, round the ends, and by dots, each with its five seconds', async () => {
    await show(three)
    await wait(4_000)
    press('Previous slide')
    expect(current()).toBe(3)
    await wait(4_000)
    expect(current()).toBe(3)
    press('Next slide')
    expect(current()).toBe(1)
    press('Slide 2 of 3')
    expect(current()).toBe(2)
    await wait(5_000)
    expect(current()).toBe(3)
  })

  it('announces a chosen slide, and no automatic one', async () => {
    await show(three)
    await wait(5_000)
    expect(screen.getByRole('status').textContent).toBe('')
    press('Next slide')
    expect(screen.getByRole('status').textContent).toBe('Slide 3 of 3: c')
  })

  it.each([
    buildMedia('film', { kind: 'video', url: '/media/film.mov' }),
    buildMedia('film', { url: '/media/film.webm' }),
    buildMedia('film', { url: 'https://elsewhere.example/film.ogg?a=1' }),
  ])('stays on a video: %j', async (film) => {
    await show([buildMedia('a'), film, buildMedia('c')])
    await wait(5_000)
    expect(current()).toBe(2)
    await wait(60_000)
    expect(current()).toBe(2)
    press('Next slide')
    expect(current()).toBe(3)
  })

  it('plays only the current video; the others pause and start again', async () => {
    const films = ['one', 'two'].map((film) => buildMedia(film, { kind: 'video', url: `/media/${film}.mp4` }))
    await show(films)
    expect(played).toEqual(['one'])
    const first = document.querySelector('video')!
    first.currentTime = 3
    press('Next slide')
    expect(played.at(-1)).toBe('two')
    expect(stopped).toContain('one')
    expect(first.currentTime).toBe(0)
  })

  it('stops after Pause, including the video, and continues after Play', async () => {
    await show([three[0]!, buildMedia('film', { kind: 'video' })])
    press('Pause')
    await wait(20_000)
    expect(current()).toBe(1)
    press('Next slide')
    expect(played).toEqual([])
    press('Play')
    expect(played).toEqual(['film'])
    press('Previous slide')
    await wait(5_000)
    expect(current()).toBe(2)
  })

  it('pauses while the mouse is on it, and while it has the focus', async () => {
    await show(three)
    fireEvent(carousel(), pointer('pointerenter', 'mouse'))
    await wait(20_000)
    expect(current()).toBe(1)
    fireEvent(carousel(), pointer('pointerleave', 'mouse'))
    await wait(5_000)
    expect(current()).toBe(2)
    const arrow = screen.getByRole('button', { name: 'Next slide' })
    fireEvent.focusIn(arrow)
    await wait(20_000)
    expect(current()).toBe(2)
    fireEvent.focusOut(arrow)
    await wait(5_000)
    expect(current()).toBe(3)
  })

  it('stops for good when touched, and turns by a swipe', async () => {
    await show(three)
    const stage = screen.getByRole('img', { name: 'a' })
    fireEvent(stage, pointer('pointerdown', 'touch', 200))
    fireEvent(stage, pointer('pointerup', 'touch', 120))
    expect(current()).toBe(2)
    await wait(20_000)
    expect(current()).toBe(2)
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('turns by the arrow keys', async () => {
    await show(three)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: 'ArrowRight' })
    expect(current()).toBe(2)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: 'ArrowLeft' })
    expect(current()).toBe(1)
  })

  it('starts paused for who wants less motion', async () => {
    less = true
    await show([buildMedia('film', { kind: 'video' }), three[1]!])
    press('Next slide')
    await wait(20_000)
    expect([current(), played]).toEqual([2, []])
    press('Play')
    await wait(5_000)
    expect(current()).toBe(1)
  })

  it('pauses while the page is hidden', async () => {
    await show(three)
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(20_000)
    expect(current()).toBe(1)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(5_000)
    expect(current()).toBe(2)
  })

  it('loads the slide that is seen and the next one, no other', async () => {
    await show([...three, buildMedia('d')])
    expect(loaded()).toEqual(['/media/a.jpg', '/media/b.jpg'])
    press('Slide 3 of 4')
    expect(loaded()).toEqual(['/media/a.jpg', '/media/c.jpg', '/media/d.jpg'])
  })
})

/** jsdom's own pointer events know no kind of pointer. */
function pointer(type: string, pointerType: string, clientX = 0) {
  return Object.assign(new MouseEvent(type, { bubbles: type !== 'pointerenter' && type !== 'pointerleave', clientX }), { pointerType })
}
