import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'

/** After switching accounts: says who is signed in now, and links to `next`. */
export function SignedInAs({ user, next }: { user: User; next: string }) {
  const t = useT()
  useTitle(t('common.login'))
  return (
    <AuthCard title={t('common.login')}>
      <div className={css.form}>
        <output>
          {t('auth.signed_in_as')} <strong>{user.email || user.full_name}</strong>
        </output>
        <ButtonLink size="lg" to={next} replace>
          {t('auth.continue')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
