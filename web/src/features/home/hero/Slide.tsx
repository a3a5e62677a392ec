import { useEffect, useRef } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { pair } from '#shared/text.ts'
import { framing, isVideo, renditions } from '../../../lib/media/framing.ts'
import { useStyle } from '../../../lib/hydration/useHydrating.ts'
import css from './HeroMedia.module.css'
import { usePickText } from '../content/usePickText.ts'

const sizes = '(min-width: 1168px) 646px, (min-width: 1000px) 58vw, calc(100vw - 48px)'

type Props = {
  item: MediaItem
  current: boolean
  /** The first slide, which is fetched with high priority. */
  first: boolean
  playing: boolean
}

/** A picture or a video of the hero. A video plays only while it is current, and rewinds when it no longer is. */
export function Slide({ item, current, first, playing }: Props) {
  const { text, lang } = usePickText()(pair(item, 'alt'))
  const frame = { lang, width: 1280, height: 720, style: useStyle(framing(item)) }
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (current && playing) void element.play().catch(() => undefined) // the browser may block autoplay; the video has controls
    else element.pause()
    if (!current) element.currentTime = 0
  }, [current, playing])
  return (
    <div className={`${css.slide} ${current ? css.current : ''}`}>
      {isVideo(item) ? (
        <video
          ref={video}
          src={item.url}
          aria-label={text || undefined}
          {...frame}
          controls
          loop
          muted
          playsInline
          preload={current ? 'metadata' : 'none'}
        />
      ) : (
        <img
          src={item.url}
          srcSet={renditions(item)}
          sizes={sizes}
          alt={text}
          {...frame}
          fetchPriority={first ? 'high' : 'low'}
          draggable={false}
        />
      )}
    </div>
  )
}
