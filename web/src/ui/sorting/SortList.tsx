import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Draggable, Droppable, type DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { flushSync } from 'react-dom'
import { useT } from '../../lib/language/i18n.ts'
import { WorkIcon } from '../WorkIcon.tsx'
import css from './SortArea.module.css'
import { SortAreaContext, type SortedItems } from './SortArea.tsx'

type Step = 1 | -1
const ListContext = createContext<{ id: string; moveBy: (itemId: string, step: Step) => void }>({ id: '', moveBy: () => {} })
const ItemContext = createContext<{ id: string; handle: DraggableProvidedDragHandleProps | null }>({ id: '', handle: null })

type ListProps = SortedItems & {
  /** Names the list among all in its SortArea. */
  id: string
  className?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A list, `<ol>`, whose items are dragged or moved by a step. It may draw less than all of `ids`, in their order. */
export function SortList({ id, ids, onMove, className, label, children }: ListProps) {
  const t = useT()
  const { lists, announce } = use(SortAreaContext)
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
      keepingFocus(() => move(itemId, to))
      announce(t('work.moved_to', { at: to + 1, count: now.length }))
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

/** An item of the SortList around it, `<li>`: dragged by the Grip in it, moved with Alt and the arrows from anywhere in it. */
export function SortItem({ id, index, className, children }: ItemProps) {
  const list = use(ListContext)
  return (
    <Draggable draggableId={`${list.id} ${id}`} index={index}>
      {(item, { isDragging }) => (
        <li
          ref={item.innerRef}
          {...item.draggableProps}
          data-sorted={id}
          data-dragging={isDragging || undefined}
          className={className}
          onKeyDown={(event) => onAltArrow(event, (step) => list.moveBy(id, step))}
        >
          <Item id={id} handle={item.dragHandleProps}>
            {children}
          </Item>
        </li>
      )}
    </Draggable>
  )
}

function Item({ id, handle, children }: { id: string; handle: DraggableProvidedDragHandleProps | null; children: ReactNode }) {
  return <ItemContext value={useMemo(() => ({ id, handle }), [id, handle])}>{children}</ItemContext>
}

/** Moves the item around it by so many places; it keeps the focus, and where it is then is announced. */
export function useMoveBy(): (step: Step) => void {
  const { moveBy } = use(ListContext)
  const { id } = use(ItemContext)
  return (step) => moveBy(id, step)
}

/** What the item around it is dragged by. Not a button: a drag that begins on one never starts. `name`: of the item. */
export function Grip({ name, tabIndex }: { name: string; tabIndex?: number }) {
  const t = useT()
  const { handle } = use(ItemContext)
  return (
    <span {...handle} tabIndex={tabIndex ?? handle?.tabIndex} className={css.grip} aria-label={t('work.grip', { name })}>
      <WorkIcon name="grip" />
    </span>
  )
}

/** Alt with an arrow up or down, but where the arrows have a meaning of their own: opening a list, moving in a rich text. */
function onAltArrow(event: KeyboardEvent, move: (step: Step) => void): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  if ((event.target as Element).closest('select, [contenteditable=true], dialog')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

/** Makes a change of the page at once and leaves the focus where it is: an element that changes its place would lose it. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus()
  focused?.scrollIntoView?.({ block: 'nearest' })
}
