import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import css from './Field.module.css'

/** One line of text with its label. Everything else is the input's own: name, value or defaultValue, type, autoComplete, required … */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>) {
  const own = useId()
  const at = id ?? own
  return (
    <Field {...{ label, hint, error, optional, className }} id={at}>
      {(describedBy, invalid) => (
        <input
          type="text"
          dir="auto"
          {...input}
          id={at}
          className={css.control}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        />
      )}
    </Field>
  )
}
