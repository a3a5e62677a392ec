import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { failureText } from '../../../lib/api/failureText.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { NewPassword } from '../../../ui/signIn/NewPassword.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import { completeLogin } from '../form/completeLogin.ts'
import css from '../form/Form.module.css'
import { serverFieldErrors, validatePasswords, type SignupErrors } from '../form/signupFields.ts'
import { useFocusFirstError } from '../../../ui/forms/useFocusFirstError.ts'

type Props = { ticket: string; next: string; claim: string; onRequestNew: () => void }

/** Sets a new password with the ticket of a mailed link, signs in and goes to `next`. `onRequestNew`: the person wants another link. */
export default function ResetForm({ ticket, next, claim, onRequestNew }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [fieldErrors, setFieldErrors] = useState<SignupErrors>({})
  const form = useFocusFirstError(fieldErrors)
  const isUsedUp = failure instanceof ApiError && failure.code === 'auth.ticket_used_up'
  useTitle(t('arrival.reset_title'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<'password' | 'confirm', string>
    const errors = validatePasswords(typed)
    setFailure(undefined)
    setFieldErrors(errors)
    if (Object.keys(errors).length) return
    setBusy(true)
    try {
      const { access_token } = await call('resetPassword', { body: { ticket, password: typed.password } })
      await completeLogin(access_token, claim)
      await navigate(next, { replace: true })
    } catch (error) {
      const refused = serverFieldErrors(error)
      if (refused) setFieldErrors(refused)
      else setFailure(error)
      setBusy(false)
    }
  }

  return (
    <AuthCard title={t('arrival.reset_title')}>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={css.note}>{t('arrival.reset_text')}</p>
        {failure !== undefined && (
          <Alert tone="error">
            <p>{failureText(failure)}</p>
            {isUsedUp && (
              <p className={css.more}>
                <Link to="/login#forgot" onClick={onRequestNew}>
                  {t('arrival.reset_again')}
                </Link>
              </p>
            )}
          </Alert>
        )}
        <NewPassword labels={{ password: t('arrival.new_password'), confirm: t('arrival.confirm_new_password') }} wrong={fieldErrors} />
        <Button type="submit" size="lg" busy={busy}>
          {t('arrival.reset_save')}
        </Button>
      </form>
    </AuthCard>
  )
}
