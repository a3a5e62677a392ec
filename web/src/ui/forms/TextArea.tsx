import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
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
}: FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>) {
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
