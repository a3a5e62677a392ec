import type { CSSProperties } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { pair } from '#shared/text.ts'
import { words } from '../../lib/words.ts'
import css from './Hero.module.css'
import { Refraction } from './Refraction.tsx'

const framing = ({ fit, position, scale, offset_x, offset_y }: MediaItem): CSSProperties => ({
  objectFit: fit,
  objectPosition: position.replace('-', ' '),
  transform: `translate(${offset_x}%, ${offset_y}%) scale(${scale})`,
})

/** The hero's picture or video in its frame; the house's own drawing where none is set. */
export function HeroMedia({ item }: { item: MediaItem | undefined }) {
  const alt = item && words(pair(item, 'alt'))
  return (
    <div className={css.stage}>
      {!item && <Refraction />}
      {item?.kind === 'image' && (
        <img src={item.url} alt={alt!.text} lang={alt!.lang} width={1280} height={720} fetchPriority="high" style={framing(item)} />
      )}
      {item?.kind === 'video' && (
        <video src={item.url} aria-label={alt!.text || undefined} controls muted loop playsInline preload="metadata" />
      )}
    </div>
  )
}
