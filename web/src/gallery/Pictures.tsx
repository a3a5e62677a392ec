import type { MediaItem } from '#shared/survey/media.ts'
import { Media } from '../ui/images/Media.tsx'
import css from './Gallery.module.css'
import { Part, say } from './Part.tsx'
import picture from './picture.svg'

const framed = (over: Partial<MediaItem> = {}): MediaItem => ({
  url: picture,
  kind: 'image',
  fit: 'cover',
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt: 'Hills under a round sun',
  alt_ko: '둥근 해 아래의 언덕',
  widths: [],
  ...over,
})

/** Pictures as they can be framed. */
export const Pictures = () => (
  <Part name="Media" stacked>
    <div className={css.fields}>
      <Media item={framed()} />
      <Media item={framed({ fit: 'contain' })} />
      <Media item={framed({ position: 'top-left', scale: 1.8 })} />
      <Media item={framed({ offset_x: 25, offset_y: -25 })} />
      <Media item={framed({ scale: 0.5 })} />
      <Media item={framed()} className={css.square} />
      <Media item={framed({ kind: 'video', url: '/media/none.mp4', alt: say('A video', '동영상'), alt_ko: '동영상' })} />
    </div>
  </Part>
)
