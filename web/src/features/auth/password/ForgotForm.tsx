import { useState } from 'react'
import { ApiError, call } from '../../../lib/api/api.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmailField } from '../form/EmailField.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'

export default function ForgotForm({ back }: { back: string }) {
  const t = useT()
  const [isSent, setSent] = useState(false)
  const { form, busy, failure, fieldErrors } = useSubmit(
    async ({ email }: { email: string }) => {
      setSent(false)
      await call('forgotPassword', { body: { email: email.trim() } })
      setSent(true)
    },
    {
      validate: ({ email }) => (email.trim() ? {} : { email: t('common.email_missing') }),
      toFieldErrors: (error) => (error instanceof ApiError && error.status === 422 ? { email: t('common.email_invalid') } : undefined),
    },
  )
  useTitle(t('auth.forgot_title'))

  return (
    <AuthCard
      title={t('auth.forgot_title')}
      focused
      below={
        <Link to={back} replace>
          {t('auth.back_to_login')}
        </Link>
      }
    >
      <form {...form} className={css.form}>
        <p className="text-sm leading-snug muted">{t('auth.forgot_text')}</p>
        <FailureMessage failure={failure} />
        <EmailField name="email" autoComplete="username" error={fieldErrors.email} />
        {isSent && !fieldErrors.email && (
          <Message kind="success">
            <p>{t('auth.forgot_sent')}</p>
            <p className="above-1 regular">{t('auth.forgot_sent_text')}</p>
          </Message>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.forgot_send')}
        </Button>
      </form>
    </AuthCard>
  )
}
