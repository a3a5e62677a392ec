import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import css from './Checkbox.module.css'
import { AlertIcon } from '../../icons/siteIcons.ts'

type Texts = { label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string }

/** A native checkbox with its label. `indeterminate`: some of several are checked. All other props are the input's. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className = '',
  ...input
}: Texts & { indeterminate?: boolean } & Omit<ComponentProps<'input'>, keyof Texts | 'type' | 'ref'>) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`stack shrinks gap-1 text-sm ${className}`}>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <AlertIcon /> {error}
        </p>
      )}
      <label className={css.row}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          className={css.box}
          aria-describedby={describedBy}
          aria-invalid={Boolean(error) || undefined}
        />
        <span className="shrinks breakable">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
