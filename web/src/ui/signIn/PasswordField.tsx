import { useId, useState, type ComponentProps } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Field, type FieldTexts } from '../forms/Field.tsx'
import css from '../forms/Field.module.css'

/** A password with its label and a toggle that shows it. Give `autoComplete`: current-password or new-password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>) {
  const t = useT()
  const own = useId()
  const at = id ?? own
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, className }} id={at}>
      {(describedBy, invalid) => (
        <div className={css.join}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            type={shown ? 'text' : 'password'}
            id={at}
            className={css.control}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
          />
          <button
            type="button"
            className={css.reveal}
            aria-pressed={shown}
            aria-controls={at}
            aria-label={t(shown ? 'common.hide_password' : 'common.show_password')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'common.hide' : 'common.show')}
          </button>
        </div>
      )}
    </Field>
  )
}
