import type { CSSProperties } from 'react'
import type { MediaItem } from '#shared/media.ts' // types only: no schema reaches the bundle
import { pair } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useLanguage } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import css from './Media.module.css'

/** How an item sits in its frame, exactly as it was edited. Offsets are in percent of the frame, whatever the scale. */
export const framing = ({ fit, position, scale, offset_x, offset_y }: MediaItem): CSSProperties => ({
  objectFit: fit,
  objectPosition: position.replace('-', ' '),
  transform: `translate(${offset_x}%, ${offset_y}%) scale(${scale})`,
})

/** The renditions of an uploaded picture, for `srcset`; undefined where it has none. */
export function renditions({ url, widths }: Pick<MediaItem, 'url'> & Partial<MediaItem>): string | undefined {
  const id = /^\/media\/([^/.]+)\.\w+$/.exec(url)?.[1]
  if (!id || !widths?.length) return undefined
  return widths.map((width) => `/media/${id}-${width}.webp ${width}w`).join(', ')
}

type Props = {
  item: MediaItem
  /** How wide it is drawn, as `sizes` of an image: `(min-width: 1000px) 50vw, 100vw`. */
  sizes?: string
  /** The first picture of a page: loaded at once. */
  eager?: boolean
  /** A class may set `--ratio`, the frame's own being 16 / 9. */
  className?: string
}

/** A picture or a video in a frame of a fixed ratio, so that nothing moves when it comes. Nothing for an address that is not safe. */
export function Media({ item, sizes = '100vw', eager = false, className = '' }: Props) {
  const { text, lang } = words(pair(item, 'alt'), useLanguage())
  const { url, kind } = item
  if (!url || !isSafeUrl(url)) return null
  return (
    <div className={`${css.frame} ${className}`}>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it comes without a caption file
        <video
          src={url}
          aria-label={text || undefined}
          lang={lang}
          width={1280}
          height={720}
          style={framing(item)}
          controls
          playsInline
          preload="none"
        />
      ) : (
        <img
          src={url}
          srcSet={renditions(item)}
          sizes={eager ? sizes : `auto, ${sizes}`}
          alt={text}
          lang={lang}
          width={1280}
          height={720}
          style={framing(item)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      )}
    </div>
  )
}
