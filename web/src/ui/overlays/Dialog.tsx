import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import css from './Dialog.module.css'

type Props = {
  open?: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons: what closes the dialog first, what it is there for last. */
  actions?: ReactNode
  /** However it was closed: by Escape, beside it, by `open`, or by its own `close()`. The focus is back where it was. */
  onClose: () => void
  /** Something in it would be lost: a click beside it then does nothing. */
  unsaved?: boolean
  wide?: boolean
  ref?: RefObject<HTMLDialogElement | null>
}

/** A native modal dialog: the rest of the page is out of reach, Escape closes it, and the focus returns to where it came from. */
export function Dialog({ open = true, title, children, actions, onClose, unsaved = false, wide = false, ref }: Props) {
  const id = useId()
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    if (!element.open) element.showModal()
    return () => {
      if (element.open) element.close() // before it leaves the page, else the focus is lost
    }
  }, [open, dialog])

  // Browsers dispatch `close` later than the next key press, which would find the dialog closed but its owner unaware.
  const reportClosed = useEffectEvent(() => flushSync(onClose))
  useLayoutEffect(() => {
    const element = dialog.current!
    const observer = new MutationObserver(() => element.open || reportClosed())
    observer.observe(element, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [dialog])

  // The dialog itself is only its backdrop: the frame covers the rest. A press that began inside, such as marking text, is none beside it.
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!unsaved && target === currentTarget && pressed.current === currentTarget) currentTarget.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by key it is Escape
    <dialog
      ref={dialog}
      className={`${css.dialog} ${wide ? css.wide : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={onClick}
    >
      <div className={css.frame}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-body`} className={css.body}>
          {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
