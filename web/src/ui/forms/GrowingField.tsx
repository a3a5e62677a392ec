import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import css from './Field.module.css'
import { GrowingText } from './GrowingText.tsx'

/** A GrowingText with its label. */
export function GrowingField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...text
}: FieldTexts & Omit<ComponentProps<typeof GrowingText>, keyof FieldTexts>) {
  const own = useId()
  const at = id ?? own
  return (
    <Field {...{ label, hint, error, optional, className }} id={at}>
      {(describedBy, invalid) => (
        <GrowingText {...text} id={at} className={css.control} aria-describedby={describedBy} aria-invalid={invalid || undefined} />
      )}
    </Field>
  )
}
