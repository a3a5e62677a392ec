import { useState, type FormEvent } from 'react'
import { ApiError, call } from '../../../lib/api/api.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmailField } from '../form/EmailField.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'
import { useFocusFirstError } from '../../../ui/forms/useFocusFirstError.ts'

/** Requests a mail with a link that sets a new password. `back`: the address of the login. */
export default function ForgotForm({ back }: { back: string }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [fieldErrors, setFieldErrors] = useState<{ email?: string }>({})
  const form = useFocusFirstError(fieldErrors)
  useTitle(t('arrival.forgot_title'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = (new FormData(event.currentTarget).get('email') as string).trim()
    setFailure(undefined)
    setSent(false)
    setFieldErrors(email ? {} : { email: t('common.email_missing') })
    if (!email) return
    setBusy(true)
    try {
      await call('forgotPassword', { body: { email } })
      setSent(true)
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setFieldErrors({ email: t('common.email_invalid') })
      else setFailure(error)
    }
    setBusy(false)
  }

  return (
    <AuthCard
      title={t('arrival.forgot_title')}
      focused
      below={
        <Link to={back} replace>
          {t('arrival.back_to_login')}
        </Link>
      }
    >
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={css.note}>{t('arrival.forgot_text')}</p>
        {failure !== undefined && <Alert tone="error">{errorText(failure)}</Alert>}
        <EmailField name="email" autoComplete="username" error={fieldErrors.email} />
        {isSent && (
          <Alert tone="success">
            <p>{t('arrival.forgot_sent')}</p>
            <p className={css.more}>{t('arrival.forgot_sent_text')}</p>
          </Alert>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {t('arrival.forgot_send')}
        </Button>
      </form>
    </AuthCard>
  )
}
