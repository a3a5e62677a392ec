import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { pair } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { framing, isVideo, renditions } from '../../lib/media/framing.ts'
import { useStyle } from '../../lib/hydration/useHydrating.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { pickText } from '../../lib/language/pickText.ts'
import css from './Media.module.css'

export { framing, renditions } from '../../lib/media/framing.ts'

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
  const { text, lang } = pickText(pair(item, 'alt'), useLanguage())
  const frame = { lang, width: 1280, height: 720, style: useStyle(framing(item)) }
  const { url } = item
  if (!url || !isSafeUrl(url)) return null
  return (
    <div className={`${css.frame} ${className}`}>
      {isVideo(item) ? (
        <video src={url} aria-label={text || undefined} {...frame} controls playsInline preload="none" />
      ) : (
        <img
          src={url}
          srcSet={renditions(item)}
          sizes={eager ? sizes : `auto, ${sizes}`}
          alt={text}
          {...frame}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      )}
    </div>
  )
}
