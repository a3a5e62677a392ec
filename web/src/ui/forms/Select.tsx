import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import css from './Field.module.css'
import { Icon } from '../Icon.tsx'

/** A native select with its label; the options are its children. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...select
}: FieldTexts & Omit<ComponentProps<'select'>, keyof FieldTexts>) {
  const own = useId()
  const at = id ?? own
  return (
    <Field {...{ label, hint, error, optional, className }} id={at}>
      {(describedBy, invalid) => (
        <div className={css.select}>
          <select {...select} id={at} className={css.control} aria-describedby={describedBy} aria-invalid={invalid || undefined} />
          <Icon name="down" />
        </div>
      )}
    </Field>
  )
}
