import { createContext, useMemo, useRef, type ReactNode } from 'react'
import type { BeforeCapture, DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd'
import { DragDropContext } from 'react-beautiful-dnd'
import { useT } from '../../lib/language/i18n.ts'
import { RestoreStyleElements, InterceptStyleElements } from './DragStyles.tsx'
import css from './SortableArea.module.css'

/** The ids of the items in order. `onMove` moves an item to the index `to`. */
export type SortableItems = { ids: readonly string[]; onMove: (id: string, to: number) => void }

type Area = {
  lists: Map<string, { readonly current: SortableItems }>
  announce: (text: string) => void
}

export const SortableAreaContext = createContext<Area>({ lists: new Map(), announce: () => {} })

/** Distance from the window's edge at which dragging scrolls, by the window's height. With a larger share the drop target scrolls away. */
const autoScroll = { startFromPercentage: 0.1, maxScrollAtPercentage: 0.02 }

/** Items are dragged by mouse, finger and keyboard. Meanwhile the area has `data-moving`, the list `data-sorting`; `data-folds` folds. */
export function SortableArea({ className = '', children }: { className?: string; children: ReactNode }) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLOutputElement>(null)
  const area = useMemo<Area>(
    () => ({
      lists: new Map(),
      announce: (text) => {
        if (region.current) region.current.textContent = text
      },
    }),
    [],
  )

  const itemsOf = (listId: string) => area.lists.get(listId)?.current
  const position = (key: 'admin.lifted' | 'admin.over' | 'admin.dropped' | 'admin.drag_cancelled', listId: string, index: number) =>
    t(key, { at: index + 1, count: itemsOf(listId)?.ids.length ?? 0 })
  /** Folds or unfolds the list of the dragged item, and keeps the item under the pointer. */
  const fold = (draggableId: string, isFolding: boolean) => {
    const item = element.current?.querySelector(`[data-rfd-draggable-id="${CSS.escape(draggableId)}"]`)
    if (!element.current || !item) return
    keepInPlace(element.current, item, isFolding, () => item.closest('ol')!.toggleAttribute('data-sorting', isFolding))
  }

  return (
    <SortableAreaContext value={area}>
      <RestoreStyleElements>
        <DragDropContext
          autoScrollerOptions={autoScroll}
          dragHandleUsageInstructions={t('admin.grip_instructions')}
          onBeforeCapture={({ draggableId }: BeforeCapture) => {
            element.current?.setAttribute('data-moving', '')
            fold(draggableId, true)
          }}
          onDragStart={({ source }: DragStart, { announce }: ResponderProvided) =>
            announce(position('admin.lifted', source.droppableId, source.index))
          }
          onDragUpdate={({ destination }: DragUpdate, { announce }: ResponderProvided) =>
            announce(destination ? position('admin.over', destination.droppableId, destination.index) : t('admin.over_nothing'))
          }
          onDragEnd={({ draggableId, source, destination, reason }: DropResult, { announce }: ResponderProvided) => {
            element.current?.removeAttribute('data-moving') // before the order changes, so that no transition runs
            setTimeout(() => fold(draggableId, false)) // not in the frame of the drop, which is slow already
            if (reason === 'CANCEL' || !destination) return announce(position('admin.drag_cancelled', source.droppableId, source.index))
            announce(position('admin.dropped', destination.droppableId, destination.index))
            const items = itemsOf(source.droppableId)
            items?.onMove(items.ids[source.index]!, destination.index)
          }}
        >
          <InterceptStyleElements />
          <div ref={element} className={`${css.area} ${className}`}>
            {children}
          </div>
          <output ref={region} className="unseen" />
        </DragDropContext>
      </RestoreStyleElements>
    </SortableAreaContext>
  )
}

/** Runs `change` and scrolls so that `element` keeps its position. With `canPad` the area gets inline padding where scrolling falls short. */
function keepInPlace(area: HTMLElement, element: Element, canPad: boolean, change: () => void): void {
  const before = element.getBoundingClientRect().top
  area.style.paddingTop = ''
  change()
  const scroller = scrollerOf(area)
  scroller.scrollTop += element.getBoundingClientRect().top - before
  const missing = before - element.getBoundingClientRect().top
  if (canPad && missing > 1) area.style.paddingTop = `${missing}px`
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}
