import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { useT } from '../../../lib/language/i18n.ts'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import css from './Grip.module.css'

type Props = {
  handle: DraggableProvidedDragHandleProps | null
  /** Of what is dragged. */
  name: string
  tabIndex?: number
}

/** What something is dragged by. Not a button: a drag that begins on one never starts. */
export function Grip({ handle, name, tabIndex = handle?.tabIndex }: Props) {
  const t = useT()
  return (
    <span {...handle} tabIndex={tabIndex} className={css.grip} aria-label={t('work.grip', { name })}>
      <WorkIcon name="grip" />
    </span>
  )
}
