import { useId, type ComponentProps } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import css from './Field.module.css'

/** Several lines of text with their label. Everything else is the textarea's own. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...area
}: FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>) {
  const own = useId()
  const at = id ?? own
  return (
    <Field {...{ label, hint, error, optional, className }} id={at}>
      {(describedBy, invalid) => (
        <textarea
          rows={5}
          dir="auto"
          {...area}
          id={at}
          className={css.control}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        />
      )}
    </Field>
  )
}
