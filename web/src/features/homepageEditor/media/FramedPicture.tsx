import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { MediaItem } from '#shared/survey/media.ts'
import { framing, isVideo, renditions } from '../../../lib/media/framing.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { MoveIcon } from '../../../ui/icons/workIcons.ts'
import { arrowSteps } from '../fields/arrowSteps.ts'
import css from './Media.module.css'
import { snapToStep } from '../fields/NumberField.tsx'

type Offsets = Pick<MediaItem, 'offset_x' | 'offset_y'>

/** Percent of the frame. */
export const offsetBounds = { min: -50, max: 50, step: 1 }

/** Percent that Shift+arrow moves. */
const stride = 5

/** The picture in its frame, as visitors see it. Dragging and arrow keys move it. */
export function FramedPicture({ item, onMove }: { item: MediaItem; onMove: (offsets: Offsets) => void }) {
  const t = useT()
  const from = useRef<{ x: number; y: number; item: MediaItem }>(null)
  const moveBy = ({ offset_x, offset_y }: Offsets, x: number, y: number) =>
    onMove({ offset_x: snapToStep(offset_x + x, offsetBounds), offset_y: snapToStep(offset_y + y, offsetBounds) })

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!from.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    moveBy(from.current.item, ((clientX - from.current.x) / width) * 100, ((clientY - from.current.y) / height) * 100)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = arrowSteps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const far = event.shiftKey ? stride : 1
    moveBy(item, step[0] * far, step[1] * far)
  }
  return (
    <div
      className={css.frame}
      role="application"
      tabIndex={0}
      aria-label={t('homepage.frame')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, item }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
    >
      {isVideo(item) ? (
        <video src={item.url} muted playsInline preload="metadata" style={framing(item)} />
      ) : (
        <img src={item.url} srcSet={renditions(item)} sizes="480px" alt="" draggable={false} style={framing(item)} />
      )}
      <span className={css.hint}>
        <MoveIcon /> {t('homepage.drag_to_frame')}
      </span>
    </div>
  )
}
