import { surveyPath } from '#shared/site/sitePaths.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** Where a person signs in or up, who then comes back to the survey. */
export function SignInLinks({ survey }: { survey: { id: string; slug: string } }) {
  const t = useT()
  const back = new URLSearchParams({ next: surveyPath(survey) })
  return (
    <>
      <ButtonLink size="lg" to={`/login?${back}`}>
        {t('common.login')}
      </ButtonLink>
      <ButtonLink size="lg" kind="secondary" to={`/signup?${back}`}>
        {t('common.sign_up')}
      </ButtonLink>
    </>
  )
}
