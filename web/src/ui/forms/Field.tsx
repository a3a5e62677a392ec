import { useId, type ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import css from './Field.module.css'
import { AlertIcon } from '../icons/siteIcons.ts'

type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Shown above the control, and read with it. */
  error?: ReactNode
  /** Says "optional" beside the label. */
  optional?: boolean
  className?: string
}

/** Label, hint and error of the control with the id `id`. `children` gets its aria-describedby and whether it is aria-invalid. */
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
    <div className={`stack packed shrinks gap-2 text-sm ${className}`}>
      <label htmlFor={id} className="weight-strong leading-140">
        {label} {optional && <small className={css.optional}>{t('common.optional')}</small>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="leading-snug muted">
          {hint}
        </p>
      )}
      {invalid && (
        <p id={`${id}-error`} className="flex gap-2 weight-label leading-145 failed">
          <AlertIcon /> {error}
        </p>
      )}
      {children(describedBy, invalid)}
    </div>
  )
}

type ControlProps = {
  id?: string | undefined
  className?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: unknown
}

/** A field component with the texts of `Field`. `control` renders its own props, and what ties it to label, hint and error. */
export function withField<Props extends ControlProps>(control: (props: Props) => ReactNode) {
  return function FieldControl({ label, hint, error, optional, className, id, ...own }: FieldTexts & Omit<Props, keyof FieldTexts>) {
    const generatedId = useId()
    const controlId = id ?? generatedId
    return (
      <Field {...{ label, hint, error, optional, className }} id={controlId}>
        {(describedBy, invalid) =>
          // `as`: TypeScript cannot tell that a generic rest and these make Props
          control({
            ...own,
            id: controlId,
            className: 'control',
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
          } as unknown as Props)
        }
      </Field>
    )
  }
}
