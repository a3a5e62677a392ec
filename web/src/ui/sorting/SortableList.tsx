import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Draggable, Droppable, type DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { flushSync } from 'react-dom'
import { useT } from '../../lib/language/i18n.ts'
import { GripIcon } from '../icons/workIcons.ts'
import css from './SortableArea.module.css'
import { SortableAreaContext, type SortableItems } from './SortableArea.tsx'

type Step = 1 | -1
const ListContext = createContext<{ id: string; moveBy: (itemId: string, step: Step) => void }>({ id: '', moveBy: () => {} })
const ItemContext = createContext<{ id: string; handle: DraggableProvidedDragHandleProps | null }>({ id: '', handle: null })

type ListProps = SortableItems & {
  /** Unique within its SortableArea. */
  id: string
  className?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A list, `<ol>`, whose items can be dragged or moved one step. Its children may be only the first of `ids`, in the same order. */
export function SortableList({ id, ids, onMove, className, label, children }: ListProps) {
  const t = useT()
  const { lists, announce } = use(SortableAreaContext)
  const items = useRef({ ids, onMove })
  useLayoutEffect(() => {
    items.current = { ids, onMove }
  })
  useEffect(() => {
    lists.set(id, items)
    return () => void lists.delete(id)
  }, [lists, id])

  const moveBy = useCallback(
    (itemId: string, step: Step) => {
      const { ids: now, onMove: move } = items.current
      const to = now.indexOf(itemId) + step
      if (to < 0 || to >= now.length) return
      changeKeepingFocus(() => move(itemId, to))
      announce(t('admin.moved_to', { at: to + 1, count: now.length }))
    },
    [announce, t],
  )
  return (
    <ListContext value={useMemo(() => ({ id, moveBy }), [id, moveBy])}>
      <Droppable droppableId={id} type={id}>
        {(list) => (
          <ol ref={list.innerRef} {...list.droppableProps} className={className} aria-label={label}>
            {children}
            {list.placeholder}
          </ol>
        )}
      </Droppable>
    </ListContext>
  )
}

type ItemProps = { id: string; index: number; className?: string | undefined; children: ReactNode }

/** An item, `<li>`, of the SortableList around it: dragged by the DragHandle in it, or moved by Alt+arrow from any focus inside it. */
export function SortableItem({ id, index, className, children }: ItemProps) {
  const list = use(ListContext)
  const element = useRef<HTMLLIElement>(null)
  return (
    <Draggable draggableId={`${list.id} ${id}`} index={index}>
      {(item, { isDragging, dropAnimation }) => (
        <li
          ref={(li) => {
            element.current = li
            item.innerRef(li)
          }}
          {...item.draggableProps}
          data-sorted={id}
          data-dragging={isDragging || undefined}
          className={className}
          onKeyDown={(event) => onAltArrow(event, (step) => list.moveBy(id, step))}
        >
          <Item id={id} handle={item.dragHandleProps}>
            {children}
          </Item>
          {dropAnimation && <DropTimeout item={element} seconds={dropAnimation.duration} />}
        </li>
      )}
    </Draggable>
  )
}

/** Ends a drop whose animation moves nothing: the package waits for `transitionend`, which a browser does not send then. */
function DropTimeout({ item, seconds }: { item: RefObject<HTMLElement | null>; seconds: number }) {
  useEffect(() => {
    const end = () => item.current?.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'transform', bubbles: true }))
    const timer = setTimeout(end, seconds * 1000 + 100)
    return () => clearTimeout(timer)
  }, [item, seconds])
  return null
}

function Item({ id, handle, children }: { id: string; handle: DraggableProvidedDragHandleProps | null; children: ReactNode }) {
  return <ItemContext value={useMemo(() => ({ id, handle }), [id, handle])}>{children}</ItemContext>
}

/** Moves the surrounding item one place down (1) or up (-1), keeps the focus, and announces the new position. */
export function useMoveBy(): (step: Step) => void {
  const { moveBy } = use(ListContext)
  const { id } = use(ItemContext)
  return (step) => moveBy(id, step)
}

/** The handle that the surrounding item is dragged by. It is not a button, because the package never starts a drag on one. `name`: the item's. */
export function DragHandle({ name, tabIndex }: { name: string; tabIndex?: number }) {
  const t = useT()
  const { handle } = use(ItemContext)
  return (
    <span {...handle} tabIndex={tabIndex ?? handle?.tabIndex} className={css.grip} aria-label={t('admin.grip', { name })}>
      <GripIcon />
    </span>
  )
}

/** Handles Alt+ArrowUp and Alt+ArrowDown, except in controls that use these keys themselves: selects, rich text, dialogs. */
function onAltArrow(event: KeyboardEvent, move: (step: Step) => void): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  if ((event.target as Element).closest('select, [contenteditable=true], dialog')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

/** Renders a change synchronously and restores the focus, which an element loses when it moves within the document. */
export function changeKeepingFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus()
  focused?.scrollIntoView?.({ block: 'nearest' })
}
