import { useT } from '../../../lib/language/i18n.ts'
import { useSignInLink } from '../../../lib/session/useSignInLink.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** Links to sign in or up, which lead back to the survey with the values of its link. */
export function SignInLinks() {
  const t = useT()
  const signInLink = useSignInLink()
  return (
    <>
      <ButtonLink size="lg" to={signInLink('/login')}>
        {t('common.login')}
      </ButtonLink>
      <ButtonLink size="lg" kind="secondary" to={signInLink('/signup')}>
        {t('common.sign_up')}
      </ButtonLink>
    </>
  )
}
