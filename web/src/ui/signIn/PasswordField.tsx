import { useState, type ComponentProps } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { withField } from '../forms/Field.tsx'
import { Button } from '../Button.tsx'
import css from './PasswordField.module.css'

/** A password field with its label and a button that shows the password. Give `autoComplete`: current-password or new-password. */
export const PasswordField = withField<Omit<ComponentProps<'input'>, 'type'>>((input) => <RevealablePassword {...input} />)

function RevealablePassword(input: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <div className={css.join}>
      <input spellCheck={false} autoCapitalize="none" {...input} type={shown ? 'text' : 'password'} />
      <Button
        kind="plain"
        className={css.reveal}
        aria-pressed={shown}
        aria-controls={input.id}
        aria-label={t(shown ? 'common.hide_password' : 'common.show_password')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'common.hide' : 'common.show')}
      </Button>
    </div>
  )
}
