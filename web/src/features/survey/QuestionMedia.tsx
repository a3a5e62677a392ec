import type { MediaItem } from '#shared/media.ts'
import { pair, text } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { lang } from '../../lib/language.ts'
import css from './QuestionMedia.module.css'

const isVideo = ({ kind, url }: MediaItem) => kind === 'video' || /\.(?:mp4|webm|ogg)$/i.test(url)

/** The pictures and videos of a question; two and more stand in pairs. */
export function QuestionMedia({ media }: { media: readonly MediaItem[] }) {
  const shown = media.filter(({ url }) => url && isSafeUrl(url))
  if (shown.length === 0) return null
  return (
    <div className={`${css.media} ${shown.length > 1 ? css.pairs : ''}`}>
      {shown.map((item, index) =>
        isVideo(item) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a survey's video comes without a caption file
          <video
            key={index}
            src={item.url}
            controls
            playsInline
            preload="metadata"
            aria-label={text(pair(item, 'alt'), lang()) || undefined}
          />
        ) : (
          <img key={index} src={item.url} alt={text(pair(item, 'alt'), lang())} loading="lazy" />
        ),
      )}
    </div>
  )
}
