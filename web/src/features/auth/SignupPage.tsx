import { call } from '../../lib/api/api.ts'
import { useT } from '../../lib/language/i18n.ts'
import { lang } from '../../lib/language/language.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { NewPassword } from '../../ui/signIn/NewPassword.tsx'
import { EmailField } from './form/EmailField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { authPath } from './form/authParams.ts'
import { useAuthParams } from './form/useAuthParams.ts'
import { useRevealCard } from './form/useRevealCard.ts'
import { AuthCard } from './form/AuthCard.tsx'
import css from './form/Form.module.css'
import { ProviderButtons } from './providers/ProviderButtons.tsx'
import { validateSignup, type Signup, type SignupErrors } from './form/signupFields.ts'
import { useSignInForm } from './form/useSignInForm.ts'

export default function SignupPage() {
  const t = useT()
  const { next, claim, isHydrating } = useAuthParams()
  const { form, busy, failure, fieldErrors } = useSignInForm<keyof Signup>({
    next,
    claim,
    validate: validateSignup,
    send: ({ confirm: _confirm, ...body }) => call('signUp', { body }),
  })
  useTitle(t('common.sign_up'))
  useRevealCard(!isHydrating)

  return (
    <AuthCard
      title={t('common.sign_up')}
      below={
        <>
          {t('auth.have_account')} <Link to={authPath('/login', { next, claim })}>{t('auth.sign_in')}</Link>
        </>
      }
    >
      <form {...form} className={css.form}>
        {claim && <p className="text-sm leading-snug muted">{t('auth.claim_note')}</p>}
        <FailureMessage failure={failure} />
        <NameFields errors={fieldErrors} />
        <EmailField name="email" autoComplete="email" error={fieldErrors.email} />
        <NewPassword labels={{ password: t('auth.password'), confirm: t('auth.confirm_password') }} errors={fieldErrors} />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.create_account')}
        </Button>
      </form>
      <ProviderButtons next={next} claim={claim} />
    </AuthCard>
  )
}

/** First and last name, in Korean the last name first. */
function NameFields({ errors }: { errors: SignupErrors }) {
  const t = useT()
  const first = <TextField key="first" label={t('auth.first_name')} name="first_name" autoComplete="given-name" error={errors.first_name} />
  const last = <TextField key="last" label={t('auth.last_name')} name="last_name" autoComplete="family-name" error={errors.last_name} />
  return <div className="columns align-end gap-3">{lang() === 'ko' ? [last, first] : [first, last]}</div>
}
