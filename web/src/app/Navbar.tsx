import { lazy, Suspense } from 'react'
import { useBrand } from '../lib/brand.ts'
import { useT } from '../lib/i18n.ts'
import { token, useUser } from '../lib/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import css from './Navbar.module.css'
import { sections } from './sections.ts'
import { Sheet } from './Sheet.tsx'
import { useSignInLink } from './useSignInLink.ts'

const loadUserMenu = () => import('./UserMenu.tsx')
const UserMenu = lazy(() => loadUserMenu().then((module) => ({ default: module.UserMenu })))
// Guests, the first page's visitors, never need it; who is signed in gets it beside the question who that is.
if (token()) void loadUserMenu().catch(() => undefined)

/** The bar on top of every page. Under 1000px the links go into a sheet. */
export function Navbar() {
  const t = useT()
  const { user, loading } = useUser()
  const to = useSignInLink()
  const { settled } = useBrand()
  return (
    <header className={css.nav}>
      <div className={`page ${css.row}`}>
        <Link className={css.brand} to="/">
          <Brand />
        </Link>
        <nav className={css.links} data-waiting={settled ? undefined : ''} aria-label={t('nav.sections')}>
          {sections.map((section) => (
            <Link key={section} to={`/#${section}`}>
              {t(`nav.${section}`)}
            </Link>
          ))}
        </nav>
        <div className={css.end}>
          <LanguageMenu />
          {user ? (
            <Suspense fallback={<span className={css.waiting} />}>
              <UserMenu user={user} />
            </Suspense>
          ) : loading ? (
            <span className={css.waiting} />
          ) : (
            <>
              <Link className={`${css.button} ${css.wide}`} to={to('/login')}>
                {t('common.login')}
              </Link>
              <ButtonLink kind="secondary" className={css.wide} to={to('/signup')}>
                {t('common.sign_up')}
              </ButtonLink>
            </>
          )}
          <Sheet />
        </div>
      </div>
    </header>
  )
}
