import { useState, type RefObject } from 'react'
import type { MediaItem } from '#shared/survey/media.ts' // types only: no schema reaches the bundle
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { LeftIcon, RightIcon } from '../../../ui/icons/arrowIcons.ts'
import { icon } from '../../../ui/icons/icon.tsx'
import { isVideo } from '../../../lib/media/framing.ts'
import css from './Carousel.module.css'
import { useCarouselInput } from './useCarouselInput.ts'
import { useRotation } from './useRotation.ts'
import { usePickText } from '../content/usePickText.ts'

type CarouselProps = {
  /** The element around slides and controls: hover and focus in it pause the rotation, and it handles keys and swipes. */
  root: RefObject<HTMLElement | null>
  /** Two or more slides. */
  items: MediaItem[]
  at: number
  show: (index: number) => void
  playing: boolean
  setPlaying: (playing: boolean) => void
}

const PauseIcon = icon('M7.25 5v10M12.75 5v10')
const PlayIcon = icon('M7 4.5v11l8.5-5.5Z')

/** The controls of the hero's slides: dots, arrows and Pause; rotates by itself while `playing`. */
export function Carousel({ root, items, at, show, playing, setPlaying }: CarouselProps) {
  const t = useT()
  const pick = usePickText()
  const count = items.length
  const [announcement, setAnnouncement] = useState('')
  /** Shows a slide that the person asked for, and announces it to screen readers. */
  const goTo = (to: number) => {
    const index = (to + count) % count
    show(index)
    setAnnouncement([t('carousel.slide_of', { index: index + 1, count }), pick(pair(items[index]!, 'alt')).text].filter(Boolean).join(': '))
  }
  const { held, release } = useCarouselInput(root, {
    previous: () => goTo(at - 1),
    next: () => goTo(at + 1),
    touch: () => setPlaying(false),
    attributes: { role: 'group', 'aria-label': t('carousel.slides'), 'aria-roledescription': t('carousel.carousel') },
  })
  useRotation(playing && !held && !isVideo(items[at]!), () => show((at + 1) % count), at, setPlaying)

  return (
    <>
      <div className={css.dots} data-turns>
        {items.map((_, index) => (
          <button
            key={index}
            type="button"
            aria-label={t('carousel.slide_of', { index: index + 1, count })}
            aria-current={index === at || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
      <div className={css.controls}>
        <Button
          kind="plain"
          className={css.tool}
          onClick={() => {
            setPlaying(!playing)
            release()
          }}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
          {t(playing ? 'carousel.pause' : 'carousel.play')}
        </Button>
        <Button kind="plain" className={css.arrow} data-turns aria-label={t('carousel.previous')} onClick={() => goTo(at - 1)}>
          <LeftIcon />
        </Button>
        <Button kind="plain" className={css.arrow} data-turns aria-label={t('carousel.next')} onClick={() => goTo(at + 1)}>
          <RightIcon />
        </Button>
      </div>
      <output className="unseen">{announcement}</output>
    </>
  )
}
