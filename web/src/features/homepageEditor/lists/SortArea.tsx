import { useMemo, useRef, type ReactNode } from 'react'
import {
  DragDropContext,
  type BeforeCapture,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd'
import { useT } from '../../../lib/language/i18n.ts'
import { AdoptedStyles, AdoptStyles } from '../../../ui/sorting/AdoptedStyles.tsx'
import { keepInPlace } from '../../../ui/sorting/keepInPlace.ts'
import { SorterContext, type Sorter } from './sorting.ts'

/**
 * Entries of the lists in it can be dragged by mouse, finger and keyboard, and what happens is announced. While those of a list are dragged,
 * the list's `data-sorting` folds them by CSS alone.
 */
export function SortArea({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT()
  const area = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLOutputElement>(null)
  const sorter = useMemo<Sorter>(
    () => ({
      lists: new Map(),
      announce: (words) => {
        if (region.current) region.current.textContent = words
      },
    }),
    [],
  )

  const told = (key: 'lifted' | 'over' | 'dropped' | 'drag_cancelled', listId: string, index: number) =>
    t(`homepage.${key}`, { at: index + 1, count: sorter.lists.get(listId)?.count ?? 0 })
  function fold(draggableId: string, on: boolean) {
    const element = area.current
    const dragged = element?.querySelector<HTMLElement>(`[data-sorted="${draggableId}"]`)
    if (!element || !dragged) return
    keepInPlace(element, dragged, () => dragged.closest<HTMLElement>('[data-list]')?.toggleAttribute('data-sorting', on))
  }

  return (
    <SorterContext value={sorter}>
      <AdoptedStyles>
        <DragDropContext
          dragHandleUsageInstructions={t('work.grip_instructions')}
          onBeforeCapture={({ draggableId }: BeforeCapture) => fold(draggableId, true)}
          onDragStart={({ source }: DragStart, { announce }: ResponderProvided) =>
            announce(told('lifted', source.droppableId, source.index))
          }
          onDragUpdate={({ destination }: DragUpdate, { announce }: ResponderProvided) =>
            announce(destination ? told('over', destination.droppableId, destination.index) : t('work.over_nothing'))
          }
          onDragEnd={({ draggableId, source, destination, reason }: DropResult, { announce }: ResponderProvided) => {
            fold(draggableId, false)
            if (reason === 'CANCEL' || !destination) return announce(told('drag_cancelled', source.droppableId, source.index))
            announce(told('dropped', destination.droppableId, destination.index))
            sorter.lists.get(source.droppableId)?.move(draggableId, destination.index)
          }}
        >
          <AdoptStyles />
          <div ref={area} className={className}>
            {children}
          </div>
          <output ref={region} className="unseen" />
        </DragDropContext>
      </AdoptedStyles>
    </SorterContext>
  )
}
