import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { signIn } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TransientStatus } from '../../../ui/states/TransientStatus.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useFocusFirstError } from '../../../ui/forms/useFocusFirstError.ts'
import { NewPassword } from '../../../ui/signIn/NewPassword.tsx'
import { PasswordField } from '../../../ui/signIn/PasswordField.tsx'
import css from '../layout/Account.module.css'

type FieldErrors = { old?: string; password?: string }
type Props = {
  /** For password managers. */
  email: string
  /** The person signs in at a provider, and may have no password. */
  mayHaveNone: boolean
}

/** Changes the password. All other sessions end; this one continues. */
export default function ChangePassword({ email, mayHaveNone }: Props) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [isSame, setSame] = useState(true)
  const [busy, setBusy] = useState(false)
  const [changes, setChanges] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const form = useFocusFirstError(fieldErrors)
  // disabling the focused button loses the focus
  useEffect(() => {
    if (!busy && attempts && document.activeElement === document.body) button.current?.focus()
  }, [busy, attempts])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<'old' | 'password' | 'confirm', string>
    setFailure(undefined)
    const missing = {
      ...(!typed.old && { old: t('account.old_missing') }),
      ...(!typed.password && { password: t('account.new_missing') }),
    }
    setFieldErrors(missing)
    if (busy || typed.password !== typed.confirm || Object.keys(missing).length) return
    setBusy(true)
    try {
      const { access_token } = await call('changePassword', { body: { old_password: typed.old, new_password: typed.password } })
      signIn(access_token)
      setChanges((count) => count + 1)
    } catch (error) {
      const messages = toFieldErrors(error)
      if (messages) setFieldErrors(messages)
      else setFailure(error)
    }
    setAttempts((count) => count + 1)
    setBusy(false)
  }
  const toFieldErrors = (error: unknown): FieldErrors | undefined => {
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'auth.wrong_password') return { old: t('account.old_wrong') }
    const refused = error.errors.find(({ path }) => path === 'new_password')
    if (!refused) return undefined
    if (refused.code === 'password_common') return { password: t('auth.password_common') }
    return { password: errorText(error) }
  }
  const isSuccess = !busy && failure === undefined && Object.keys(fieldErrors).length === 0

  return (
    <form ref={form} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.note}>
        {t('account.password_note')}
        {mayHaveNone && (
          <>
            {' '}
            {t('account.password_none')} <Link to="/login?next=%2Faccount#forgot">{t('account.password_by_mail')}</Link>
          </>
        )}
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {failure !== undefined && <Alert tone="error">{errorText(failure)}</Alert>}
      <PasswordField
        key={`old-${changes}`}
        label={t('account.old_password')}
        name="old"
        autoComplete="current-password"
        error={fieldErrors.old}
      />
      <NewPassword
        key={changes}
        labels={{ password: t('account.new_password'), confirm: t('account.confirm_new_password') }}
        errors={{ password: fieldErrors.password }}
        onSame={setSame}
        showsMismatch
      />
      <div className={css.end}>
        <Button ref={button} type="submit" disabled={!isSame || busy}>
          {t('account.change')}
        </Button>
        <TransientStatus count={changes} className={css.saved}>
          {isSuccess && (
            <>
              <Icon name="check" /> {t('account.password_changed')}
            </>
          )}
        </TransientStatus>
      </div>
    </form>
  )
}
