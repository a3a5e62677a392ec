import { call } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { NewPassword } from '../../../ui/signIn/NewPassword.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'
import { validatePasswords } from '../form/signupFields.ts'
import { useSignInForm } from '../form/useSignInForm.ts'

type Props = { ticket: string; next: string; claim: string; onRequestNew: () => void }

/** Sets a new password with the ticket of a mailed link, signs in and goes to `next`. `onRequestNew`: the person wants another link. */
export default function ResetForm({ ticket, next, claim, onRequestNew }: Props) {
  const t = useT()
  const { form, busy, failure, fieldErrors } = useSignInForm<'password' | 'confirm'>({
    next,
    claim,
    validate: validatePasswords,
    send: ({ password }) => call('resetPassword', { body: { ticket, password } }),
  })
  const isUsedUp = failure instanceof ApiError && failure.code === 'auth.ticket_used_up'
  useTitle(t('auth.reset_title'))

  return (
    <AuthCard title={t('auth.reset_title')}>
      <form {...form} className={css.form}>
        <p className="text-sm leading-snug muted">{t('auth.reset_text')}</p>
        {failure !== undefined && (
          <Message kind="danger">
            <p>{errorText(failure)}</p>
            {isUsedUp && (
              <p className="above-1 regular">
                <Link to="/login#forgot" onClick={onRequestNew}>
                  {t('auth.reset_again')}
                </Link>
              </p>
            )}
          </Message>
        )}
        <NewPassword labels={{ password: t('auth.new_password'), confirm: t('auth.confirm_new_password') }} errors={fieldErrors} />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.reset_save')}
        </Button>
      </form>
    </AuthCard>
  )
}
