import { render, screen } from '@testing-library/react'
import type { MediaItem } from '#shared/survey/media.ts'
import { Media } from './Media.tsx'

const buildItem = (over: Partial<MediaItem> = {}): MediaItem => ({
  url: '/media/abc.jpg',
  kind: 'image',
  fit: 'cover',
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt: 'A newsroom',
  alt_ko: '',
  widths: [],
  ...over,
})
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A newsroom' })

describe('Media', () => {
  it('frames a picture as it was edited', () => {
    render(<Media item={buildItem({ fit: 'contain', position: 'bottom-left', offset_x: -12.5, offset_y: 40, scale: 2.3 })} />)
    expect(image().style).toMatchObject({
      objectFit: 'contain',
      objectPosition: 'bottom left',
      transform: 'translate(-12.5%, 40%) scale(2.3)',
    })
  })

  it.each([
    [{ widths: [640, 1280] }, '/media/abc-640.webp 640w, /media/abc-1280.webp 1280w'],
    [{ widths: [] }, null],
    [{ url: 'https://elsewhere.example/a.jpg', widths: [640] }, null],
  ])('of %j offers the renditions %s', (over, srcset) => {
    render(<Media item={buildItem(over)} />)
    expect(image().getAttribute('srcset')).toBe(srcset)
  })

  it('loads a picture late unless it is the first one', () => {
    const { rerender } = render(<Media item={buildItem()} />)
    expect(image().getAttribute('loading')).toBe('lazy')
    rerender(<Media item={buildItem()} eager />)
    expect(image().getAttribute('loading')).toBe('eager')
  })

  it('loads nothing of a video before it is asked for', () => {
    const { container } = render(<Media item={buildItem({ kind: 'video', url: '/media/abc.mp4', scale: 1.5 })} />)
    const video = container.querySelector('video')!
    expect([video.getAttribute('preload'), video.controls, video.getAttribute('aria-label')]).toEqual(['none', true, 'A newsroom'])
    expect(video.style.transform).toBe('translate(0%, 0%) scale(1.5)')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('shows nothing of %j', (url) => {
    const { container } = render(<Media item={buildItem({ url })} />)
    expect(container.innerHTML).toBe('')
  })
})
