import { useNavigate } from 'react-router-dom'
import { ApiError, call } from '../../lib/api/api.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { Message } from '../../ui/message/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PasswordField } from '../../ui/signIn/PasswordField.tsx'
import { LazyOAuthError } from '../../ui/signIn/LazyOAuthError.tsx'
import { EmailField } from './form/EmailField.tsx'
import { authPath } from './form/authParams.ts'
import { AuthCard } from './form/AuthCard.tsx'
import { useRevealCard } from './form/useRevealCard.ts'
import { completeLogin } from './form/completeLogin.ts'
import css from './form/Form.module.css'
import { ProviderButtons } from './providers/ProviderButtons.tsx'
import { useSubmit } from '../../ui/forms/submitting/useSubmit.ts'

type Login = { username: string; password: string }

type Props = {
  next: string
  claim: string
  /** The server refused the token in the address. */
  isLinkExpired: boolean
  /** The error code of a sign-in at a provider; '' for none. */
  error: string
}

export function LoginForm({ next, claim, isLinkExpired, error: oauthError }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { form, busy, failure, fieldErrors } = useSubmit(
    async ({ username, password }: Login) => {
      const { access_token } = await call('issueToken', { body: { username: username.trim(), password } })
      await completeLogin(access_token, claim)
      await navigate(next, { replace: true })
    },
    {
      validate: ({ username, password }) => ({
        ...(!username.trim() && { username: t('common.email_missing') }),
        ...(!password && { password: t('common.password_missing') }),
      }),
      leaves: true,
    },
  )
  useTitle(t('common.login'))

  return (
    <AuthCard
      title={t('common.login')}
      below={
        <>
          {t('auth.new_here')} <Link to={authPath('/signup', { next, claim })}>{t('common.sign_up')}</Link>
        </>
      }
    >
      <form {...form} className={css.form}>
        {claim && <p className="text-sm leading-snug muted">{t('auth.claim_note')}</p>}
        {failure === undefined && (
          <LazyOAuthError key={oauthError} code={oauthError}>
            <RevealCard />
          </LazyOAuthError>
        )}
        {isLinkExpired && !failure && <Message kind="danger">{t('auth.link_ended')}</Message>}
        {failure !== undefined && (
          <Message kind="danger">
            {hasServerMessage(failure) ? (
              errorText(failure)
            ) : (
              <>
                <p>{t('auth.login_failed')}</p>
                <p>{errorText(failure)}</p>
              </>
            )}
          </Message>
        )}
        <EmailField name="username" autoComplete="username" error={fieldErrors.username} />
        <PasswordField label={t('auth.password')} name="password" autoComplete="current-password" required error={fieldErrors.password} />
        <Link className={css.forgot} to={`${authPath('/login', { next, claim })}#forgot`}>
          {t('auth.forgot')}
        </Link>
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.sign_in')}
        </Button>
      </form>
      <ProviderButtons next={next} claim={claim} />
    </AuthCard>
  )
}

/** Reveals the card once the error is there, since it moves the fields. */
function RevealCard() {
  useRevealCard(true)
  return null
}

const hasServerMessage = (failure: unknown) => failure instanceof ApiError && failure.detail !== ''
