import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import css from './BilingualRichText.module.css'

type Props = {
  id: string
  label: string
  /** What the field starts with. */
  before?: string
  /** What the button does with the address. */
  apply: string
  /** Takes what was typed; false where it is no such address. */
  onApply: (typed: string) => boolean
  /** What to tell then. */
  wrong: string
  onClose: () => void
  /** Another way to the same, before the field. */
  children?: ReactNode
  /** Another button. */
  more?: ReactNode
}

/** Asks for an address under the toolbar. Enter applies it, Escape goes back to the text. */
export function AddressPanel({ id, label, before = '', apply, onApply, wrong, onClose, children, more }: Props) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    field.current?.select()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  function add() {
    if (onApply(field.current!.value)) return
    setRefused(true)
    field.current!.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) add()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      {children}
      <div className={css.field}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={before}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
      </div>
      <Button kind="secondary" onClick={add}>
        {apply}
      </Button>
      {more}
      <Button kind="quiet" onClick={onClose}>
        {t('work.cancel')}
      </Button>
      {refused && (
        <p id={`${id}-error`} className={css.refusal} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
