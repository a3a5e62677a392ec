import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import css from './Field.module.css'
import { Icon } from '../Icon.tsx'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Shown above the control, and read with it. */
  error?: ReactNode
  /** Says "optional" beside the label. */
  optional?: boolean
  className?: string
}

/**
 * Label, hint and error around one control of id `id`. `children` gets what the control puts into aria-describedby
 * (undefined when there is nothing) and whether it is aria-invalid.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  className = '',
  children,
}: FieldTexts & { id: string; children: (describedBy: string | undefined, invalid: boolean) => ReactNode }) {
  const t = useT()
  const invalid = Boolean(error)
  const describedBy = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label} {optional && <small className={css.optional}>{t('common.optional')}</small>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {invalid && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="alert" /> {error}
        </p>
      )}
      {children(describedBy, invalid)}
    </div>
  )
}
