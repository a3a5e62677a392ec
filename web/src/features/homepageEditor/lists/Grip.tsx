import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { useT } from '../../../lib/language/i18n.ts'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import css from './SortedList.module.css'

/** What something is dragged by. Not a button: a drag that begins on one never starts. `name`: of what is dragged. */
export function Grip({ handle, name }: { handle: DraggableProvidedDragHandleProps | null; name: string }) {
  const t = useT()
  return (
    <span {...handle} className={css.grip} aria-label={t('work.grip', { name })}>
      <WorkIcon name="grip" />
    </span>
  )
}
