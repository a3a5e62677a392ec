import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { isSafeUrl } from '#shared/url.ts'
import { onLoad } from '../../../lib/loading/onLoad.ts'
import { Carousel } from '../carousel/Carousel.tsx'
import { HeroTools, useCanEdit } from '../content/editing.ts'
import css from './HeroMedia.module.css'
import { DrawnPattern } from './DrawnPattern.tsx'
import { subscribeReducedMotion, allowsMotion } from '../carousel/reducedMotion.ts'
import { Slide } from './Slide.tsx'

/** The hero's pictures and videos, one at a time; a drawing without any. Admins get tools to change them. */
export function HeroMedia({ media = [] }: { media: MediaItem[] | undefined }) {
  const editing = useCanEdit()
  const loaded = useLoaded()
  const root = useRef<HTMLDivElement>(null)
  const [{ index, seen }, setShown] = useState<{ index: number; seen: readonly number[] }>({ index: 0, seen: [] })
  const motionAllowed = useSyncExternalStore(subscribeReducedMotion, allowsMotion, () => true)
  const [playChoice, setPlaying] = useState<boolean>()
  const playing = playChoice ?? motionAllowed
  const items = media.filter(({ url }) => url && isSafeUrl(url))
  const count = items.length
  const at = Math.min(index, Math.max(0, count - 1))
  const show = (to: number) => setShown({ index: to, seen: [...seen, at] })
  const isMounted = (slide: number) => slide === at || seen.includes(slide) || (loaded && slide === (at + 1) % count)

  return (
    <div ref={root} className="shrinks relative">
      <div className={css.stage}>
        {count === 0 && <DrawnPattern name="" index={0} />}
        {items.map(
          (item, slide) =>
            isMounted(slide) && (
              <Slide key={`${slide} ${item.url}`} item={item} current={slide === at} first={slide === 0} playing={playing} />
            ),
        )}
      </div>
      {count > 1 && (
        <div className={css.bar}>
          <Carousel {...{ root, items, at, show, playing, setPlaying }} />
        </div>
      )}
      <Suspense>{editing && <HeroTools items={media} shown={items[at]} onAdded={(now) => show(now - 1)} />}</Suspense>
    </div>
  )
}

/** True after the page's load event; the next slide is fetched only then. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => onLoad(() => setLoaded(true)), [])
  return loaded
}
