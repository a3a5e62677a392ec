import type { MediaItem } from '#shared/survey/media.ts'
import { pair } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { useStyle } from '../../../../lib/hydration/useHydrating.ts'
import { framing, renditions } from '../../../../lib/media/framing.ts'
import css from './QuestionMedia.module.css'

const isVideo = ({ kind, url }: MediaItem) => kind === 'video' || /\.(?:mp4|webm|ogg)$/i.test(url)

/** True if an admin set the framing; any other picture shows uncropped. */
const isFramed = ({ fit, position, offset_x, offset_y, scale }: MediaItem) =>
  fit !== 'cover' || position !== 'center' || offset_x !== 0 || offset_y !== 0 || scale !== 1

/** The pictures and videos of a question, in two columns from two on. Those with an unsafe address are left out. */
export function QuestionMedia({ media }: { media: readonly MediaItem[] }) {
  const shown = media.filter(({ url }) => url && isSafeUrl(url))
  if (shown.length === 0) return null
  const sizes = shown.length > 1 ? '(min-width: 768px) 356px, 50vw' : '(min-width: 768px) 720px, 100vw'
  return (
    <div className={`${css.media} ${shown.length > 1 ? css.pairs : ''}`}>
      {shown.map((item, index) => (
        <Item key={index} item={item} sizes={sizes} />
      ))}
    </div>
  )
}

function Item({ item, sizes }: { item: MediaItem; sizes: string }) {
  const { text, lang } = pickText(pair(item, 'alt'), useLanguage())
  const style = useStyle(framing(item))
  if (isVideo(item)) return <video src={item.url} controls playsInline preload="metadata" aria-label={text || undefined} lang={lang} />
  const picture = { src: item.url, srcSet: renditions(item), sizes, alt: text, lang, loading: 'lazy' as const }
  if (!isFramed(item)) return <img {...picture} alt={text} /> // with `auto` in its sizes a picture has no proportions of its own
  return (
    <div className={css.framed}>
      <img {...picture} alt={text} sizes={`auto, ${sizes}`} width={1280} height={720} style={style} />
    </div>
  )
}
