import { useLayoutEffect, useRef, type PointerEvent } from 'react'

/** Pixels that a pressed mouse moves before it drags. */
const dragDistance = 5

/** Gets the place of a row, and the one that the pointer drags it to. */
type OnDrag = (from: number, to: number) => void

/** `grip`: from the pointer to the top of the row. */
type Drag = { row: HTMLElement; startY: number; grip: number; y: number; isMoving: boolean }

/** Slides the rows of a list to their new places, and lets a mouse drag them. Touch scrolls, and has buttons. */
export function useRows() {
  const list = useRef<HTMLUListElement>(null)
  const drag = useRef<Drag>(null)
  const hasDragged = useRef(false)
  const before = useRef(new Map<Element, number>())
  const rows = () => [...list.current!.children] as HTMLElement[]

  /** The dragged row follows the pointer, regardless of its place. */
  function follow() {
    const { row, y, grip } = drag.current!
    row.style.transform = `translateY(${topAt(y - grip) - row.offsetTop}px)`
  }
  /** A vertical position of the window, within the list. */
  const topAt = (y: number) => y - list.current!.getBoundingClientRect().top - list.current!.clientTop

  useLayoutEffect(() => {
    for (const row of rows()) {
      const distance = (before.current.get(row) ?? row.offsetTop) - row.offsetTop
      if (drag.current?.isMoving && row === drag.current.row) follow()
      else if (distance !== 0) slide(row, distance)
    }
    before.current.clear()
  })

  function onPointerDown({ pointerType, button, target, clientY }: PointerEvent) {
    const row = (target as Element).closest('li')
    if (!row || pointerType !== 'mouse' || button !== 0 || (target as Element).closest('button')) return
    drag.current = { row, startY: clientY, grip: clientY - row.getBoundingClientRect().top, y: clientY, isMoving: false }
  }
  function movePointer({ buttons, clientY, pointerId }: PointerEvent, onDrag: OnDrag) {
    const dragged = drag.current
    if (!dragged) return
    if (buttons !== 1 || !dragged.row.isConnected) return drop()
    dragged.y = clientY
    if (!dragged.isMoving) {
      if (Math.abs(clientY - dragged.startY) < dragDistance) return
      dragged.isMoving = true
      dragged.row.dataset['dragged'] = ''
      list.current!.setPointerCapture(pointerId)
    }
    const all = rows()
    const at = all.indexOf(dragged.row)
    onDrag(at, placeOf(all, at, topAt(clientY - dragged.grip)))
    follow()
  }
  function drop() {
    const dragged = drag.current
    drag.current = null
    if (!dragged?.isMoving) return
    delete dragged.row.dataset['dragged']
    dragged.row.style.transform = ''
    hasDragged.current = true
    setTimeout(() => (hasDragged.current = false)) // after the click that the browser fires for it
  }
  return {
    /** True while a click may be the end of a drag. */
    hasDragged: () => hasDragged.current,
    /** Remembers where the rows are, before their order changes. */
    remember: () => {
      for (const row of rows()) before.current.set(row, topAt(row.getBoundingClientRect().top))
    },
    /** The props of the list. */
    listProps: (onDrag: OnDrag) => ({
      ref: list,
      onPointerDown,
      onPointerMove: (event: PointerEvent) => movePointer(event, onDrag),
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  }
}

const middle = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2

/** The place of a row whose top is dragged there: it changes places with each other row whose middle it passes. */
function placeOf(rows: HTMLElement[], at: number, top: number): number {
  const passedUp = rows.slice(0, at).filter((row) => top < middle(row))
  const passedDown = rows.slice(at + 1).filter((row) => top + rows[at]!.offsetHeight > middle(row))
  return at - passedUp.length + passedDown.length
}

/** Shows a row where it was, and lets its transition bring it to where it is. */
function slide(row: HTMLElement, distance: number): void {
  const { style } = row
  style.transition = 'none'
  style.transform = `translateY(${distance}px)`
  row.getBoundingClientRect() // so that the browser applies it
  style.transition = ''
  style.transform = ''
}
