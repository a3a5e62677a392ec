import { useT } from '../../lib/language/i18n.ts'
import { signOut } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { BrandDrawing } from '../../ui/drawings/BrandDrawing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './NotAdmin.module.css'

/** Shown on every admin page to somebody who is signed in as `email` but is not an admin. After Logout, the login leads back here. */
export function NotAdmin({ email }: { email: string }) {
  const t = useT()
  useTitle(t('errors.auth_forbidden'))
  return (
    <main id="main" className={css.page}>
      <BrandDrawing kind="missing" />
      <div role="alert">
        <h1>{t('errors.auth_forbidden')}</h1>
        <p>{t('admin.not_admin_text')}</p>
        {email && <p className={css.email}>{email}</p>}
      </div>
      <p className={css.ways}>
        <ButtonLink to="/">{t('common.home')}</ButtonLink>
        <Button kind="secondary" onClick={signOut}>
          {t('nav.logout')}
        </Button>
      </p>
    </main>
  )
}
