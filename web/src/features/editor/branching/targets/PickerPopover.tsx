import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import css from './TargetPicker.module.css'

type Props = {
  id: string
  label: string
  /** The button under which it stands. */
  opener: RefObject<HTMLElement | null>
  /** By Escape: the focus goes back to the button. */
  onClose: () => void
  /** By a press elsewhere, which takes the focus along. */
  onLeave: () => void
  children: ReactNode
}

/**
 * A small dialog in the top layer, under its button; on a narrow screen a sheet from below. The first field takes the focus, unless that
 * would bring up a keyboard over the list. A popover of the browser's own closing would lose the focus when its content goes.
 */
export function PickerPopover({ id, label, opener, onClose, onLeave, children }: Props) {
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = root.current!
    element.showPopover?.()
    const field = element.querySelector('input')
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) element.focus()
    else field?.focus()
  }, [])

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (root.current?.contains(target as Node) || opener.current?.contains(target as Node)) return
      onLeave()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [opener, onLeave])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div ref={root} id={id} popover="manual" role="dialog" aria-label={label} tabIndex={-1} className={css.picker} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
