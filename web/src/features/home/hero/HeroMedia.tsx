import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { isSafeUrl } from '#shared/url.ts'
import { Carousel } from '../carousel/Carousel.tsx'
import { HeroTools, useEditing } from '../editing.ts'
import css from './HeroMedia.module.css'
import { DrawnPattern } from './DrawnPattern.tsx'
import { followCalm, wantsMotion } from '../carousel/motion.ts'
import { Slide } from '../carousel/Slide.tsx'

/** The hero's pictures and videos, one at a time; the house's own drawing where there are none. */
export function HeroMedia({ media = [] }: { media: MediaItem[] | undefined }) {
  const editing = useEditing()
  const loaded = useLoaded()
  const root = useRef<HTMLDivElement>(null)
  const [{ index, seen }, setShown] = useState<{ index: number; seen: readonly number[] }>({ index: 0, seen: [] })
  const moves = useSyncExternalStore(followCalm, wantsMotion, () => true)
  const [chosen, setPlaying] = useState<boolean>()
  const playing = chosen ?? moves
  const items = media.filter(({ url }) => url && isSafeUrl(url))
  const count = items.length
  const at = Math.min(index, Math.max(0, count - 1))
  const show = (to: number) => setShown({ index: to, seen: [...seen, at] })
  const isThere = (one: number) => one === at || seen.includes(one) || (loaded && one === (at + 1) % count)

  return (
    <div ref={root} className={css.media}>
      <div className={css.stage}>
        {count === 0 && <DrawnPattern name="" index={0} />}
        {items.map(
          (item, one) =>
            isThere(one) && <Slide key={`${one} ${item.url}`} item={item} current={one === at} first={one === 0} playing={playing} />,
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

/** True once everything that the page needed first is there: then the next slide may come. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (document.readyState === 'complete') done()
    addEventListener('load', done)
    return () => removeEventListener('load', done)
  }, [])
  return loaded
}
