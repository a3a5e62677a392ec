import { createContext, useMemo, useRef, type ReactNode } from 'react'
import {
  DragDropContext,
  type BeforeCapture,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd'
import { useT } from '../../lib/language/i18n.ts'
import { AdoptedStyles, AdoptStyles } from './AdoptedStyles.tsx'
import css from './SortArea.module.css'

/** Items in their order, and how one of them is moved to where the one at `to` stands. */
export type SortedItems = { ids: readonly string[]; onMove: (id: string, to: number) => void }

type Area = {
  /** The lists that are drawn in the area, by their ids. */
  lists: Map<string, { readonly current: SortedItems }>
  /** Says something to screen readers alone: what everybody else sees happen. */
  announce: (text: string) => void
}

export const SortAreaContext = createContext<Area>({ lists: new Map(), announce: () => {} })

/** How far from the window's edge a drag begins to scroll it, as a share of its height: farther, and what somebody is about to drop on scrolls away. */
const scrolling = { startFromPercentage: 0.1, maxScrollAtPercentage: 0.02 }

/**
 * Items of each SortList in it can be dragged by mouse, finger and keyboard, and what happens is announced. While something is dragged the area
 * has `data-moving` and the item's list `data-sorting`: what has `data-folds` in its items then folds by CSS alone.
 */
export function SortArea({ className = '', children }: { className?: string; children: ReactNode }) {
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
  const position = (key: 'work.lifted' | 'work.over' | 'work.dropped' | 'work.drag_cancelled', listId: string, index: number) =>
    t(key, { at: index + 1, count: itemsOf(listId)?.ids.length ?? 0 })
  /** Folds or unfolds with the dragged item where the pointer has it. */
  const fold = (draggableId: string, isFolding: boolean) => {
    const item = element.current?.querySelector(`[data-rfd-draggable-id="${CSS.escape(draggableId)}"]`)
    if (!element.current || !item) return
    keepInPlace(element.current, item, isFolding, () => item.closest('ol')!.toggleAttribute('data-sorting', isFolding))
  }

  return (
    <SortAreaContext value={area}>
      <AdoptedStyles>
        <DragDropContext
          autoScrollerOptions={scrolling}
          dragHandleUsageInstructions={t('work.grip_instructions')}
          onBeforeCapture={({ draggableId }: BeforeCapture) => {
            element.current?.setAttribute('data-moving', '')
            fold(draggableId, true)
          }}
          onDragStart={({ source }: DragStart, { announce }: ResponderProvided) =>
            announce(position('work.lifted', source.droppableId, source.index))
          }
          onDragUpdate={({ destination }: DragUpdate, { announce }: ResponderProvided) =>
            announce(destination ? position('work.over', destination.droppableId, destination.index) : t('work.over_nothing'))
          }
          onDragEnd={({ draggableId, source, destination, reason }: DropResult, { announce }: ResponderProvided) => {
            element.current?.removeAttribute('data-moving') // before the order changes: nothing is on its way any more
            setTimeout(() => fold(draggableId, false)) // the drop alone is work enough for one frame
            if (reason === 'CANCEL' || !destination) return announce(position('work.drag_cancelled', source.droppableId, source.index))
            announce(position('work.dropped', destination.droppableId, destination.index))
            const items = itemsOf(source.droppableId)
            items?.onMove(items.ids[source.index]!, destination.index)
          }}
        >
          <AdoptStyles />
          <div ref={element} className={`${css.area} ${className}`}>
            {children}
          </div>
          <output ref={region} className="unseen" />
        </DragDropContext>
      </AdoptedStyles>
    </SortAreaContext>
  )
}

/**
 * Makes a change and scrolls so that `element` stays where it is in the window. Where there is nothing to scroll and `mayPad`, the area gets room
 * above: by its own padding, since a custom property would make all that inherits it take its styles anew. The room of before goes.
 */
function keepInPlace(area: HTMLElement, element: Element, mayPad: boolean, change: () => void): void {
  const before = element.getBoundingClientRect().top
  area.style.paddingTop = ''
  change()
  const scroller = scrollerOf(area)
  scroller.scrollTop += element.getBoundingClientRect().top - before
  const missing = before - element.getBoundingClientRect().top
  if (mayPad && missing > 1) area.style.paddingTop = `${missing}px`
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}
