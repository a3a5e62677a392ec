import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../Button.tsx'
import css from './Dialog.module.css'

type Props = {
  open?: boolean
  title: ReactNode
  children?: ReactNode
  /** Label of a secondary button that closes the dialog, before the `actions`. */
  closeLabel?: string | false
  /** Buttons, the main action last. */
  actions?: ReactNode
  /** Called after it was closed by Escape, a click on the backdrop, `open` or `close()`. The focus is back where it was. */
  onClose: () => void
  /** It has unsaved input, so that a click on the backdrop does nothing. */
  unsaved?: boolean
  wide?: boolean
  ref?: RefObject<HTMLDialogElement | null>
}

/** A body with one of these is not the dialog's description: a screen reader would read all of it, as one sentence, before anything else. */
const structures = 'ul, ol, table, fieldset, figure'

/** A native modal dialog with a title: Escape closes it, and the focus returns to where it was. */
export function Dialog({ open = true, title, children, closeLabel, actions, onClose, unsaved = false, wide = false, ref }: Props) {
  const id = useId()
  const ownRef = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? ownRef
  const body = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const { id, textContent } = body.current!
    if (textContent && !body.current!.querySelector(structures)) element.setAttribute('aria-describedby', id)
    if (!element.open) element.showModal()
    return () => {
      if (element.open) element.close() // before it unmounts, else the focus is lost
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

  // The target is the dialog itself only on its backdrop, since the frame covers the rest. A press that began inside, such as selecting
  // text, does not count.
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!unsaved && target === currentTarget && pressed.current === currentTarget) currentTarget.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by key it is Escape
    <dialog
      ref={dialog}
      className={`${css.dialog} ${wide ? css.wide : ''}`}
      aria-labelledby={`${id}-title`}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={onClick}
    >
      <div className={css.frame}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div ref={body} id={`${id}-body`} className={css.body}>
          {children}
        </div>
        {(closeLabel || actions) && (
          <div className={css.actions}>
            {closeLabel && (
              <Button kind="secondary" onClick={onClose}>
                {closeLabel}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}
