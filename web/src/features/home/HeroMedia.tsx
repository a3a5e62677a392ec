import type { MediaItem } from '#shared/media.ts'
import { Media } from '../../ui/Media.tsx'
import css from './Hero.module.css'
import { Refraction } from './Refraction.tsx'

/** The hero's picture or video in its frame; the house's own drawing where none is set. */
export function HeroMedia({ item }: { item: MediaItem | undefined }) {
  if (item) return <Media item={item} eager sizes="(min-width: 1000px) 640px, 100vw" className={css.media} />
  return (
    <div className={`${css.stage} ${css.media}`}>
      <Refraction />
    </div>
  )
}
