import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../Button.tsx'

/** Class names of a panel, its field and its error message. */
export type PanelClasses = Partial<Record<'panel' | 'field' | 'refusal', string>>

type Props = {
  id: string
  classes: PanelClasses
  label: string
  initialAddress?: string
  applyLabel: string
  /** Applies the typed address; returns false if it is not valid. */
  onApply: (typed: string) => boolean
  refusalText: string
  cancelLabel: string
  onClose: () => void
  /** An alternative to the field, shown before it. */
  children?: ReactNode
  extraButton?: ReactNode
}

/** A panel under the toolbar with an address field. Enter applies it, Escape returns to the text. */
export function AddressPanel({
  id,
  classes,
  label,
  initialAddress = '',
  applyLabel,
  onApply,
  refusalText,
  cancelLabel,
  onClose,
  children,
  extraButton,
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    field.current?.select()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  function submit() {
    if (onApply(field.current!.value)) return
    setRefused(true)
    field.current!.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) submit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={panel} className={classes.panel} onKeyDown={onKeyDown}>
      {children}
      <div className={classes.field}>
        <label className="weight-strong leading-140" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          className="shrinks target ground rounded bordered"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={initialAddress}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
      </div>
      <Button kind="secondary" onClick={submit}>
        {applyLabel}
      </Button>
      {extraButton}
      <Button kind="quiet" onClick={onClose}>
        {cancelLabel}
      </Button>
      {refused && (
        <p id={`${id}-error`} className={classes.refusal} role="alert">
          {refusalText}
        </p>
      )}
    </div>
  )
}
