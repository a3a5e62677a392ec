import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/allCalls.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { signIn } from '../../../lib/session/session.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TransientStatus } from '../../../ui/states/TransientStatus.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { Link } from '../../../ui/Link.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { NewPassword } from '../../../ui/signIn/NewPassword.tsx'
import { PasswordField } from '../../../ui/signIn/PasswordField.tsx'
import css from '../layout/Account.module.css'

type Typed = Record<'old' | 'password' | 'confirm', string>
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
  const [changes, setChanges] = useState(0)
  const { form, busy, failure, fieldErrors } = useSubmit(
    async ({ old, password }: Typed) => {
      const { access_token } = await call('changePassword', { body: { old_password: old, new_password: password } })
      signIn(access_token)
      setChanges((count) => count + 1)
    },
    {
      validate: ({ old, password, confirm }) => ({
        ...(!old && { old: t('account.old_missing') }),
        ...(!password && { password: t('account.new_missing') }),
        ...(password !== confirm && { confirm: t('auth.mismatch') }),
      }),
      toFieldErrors: (error) => {
        if (!(error instanceof ApiError)) return undefined
        if (error.code === 'auth.wrong_password') return { old: t('account.old_wrong') }
        const refused = error.errors.find(({ path }) => path === 'new_password')
        return refused && { password: refused.code === 'password_common' ? t('auth.password_common') : errorText(error) }
      },
    },
  )
  // disabling the focused button loses the focus
  const wasBusy = useRef(false)
  useEffect(() => {
    if (busy) wasBusy.current = true
    else if (wasBusy.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  const isSuccess = !busy && failure === undefined && Object.keys(fieldErrors).length === 0

  return (
    <form {...form} className={css.fields}>
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
      <FailureMessage failure={failure} />
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
      <div className="row wrap gap-3-4">
        <Button ref={button} type="submit" disabled={!isSame || busy}>
          {t('account.change')}
        </Button>
        <TransientStatus count={changes}>
          {isSuccess && (
            <>
              <CheckIcon /> {t('account.password_changed')}
            </>
          )}
        </TransientStatus>
      </div>
    </form>
  )
}
