import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useBrand } from '../../lib/site/brand.ts'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { useHomeSections } from '../../lib/site/homeSections.ts'
import { useT } from '../../lib/language/i18n.ts'
import { pendingOnError } from '../../lib/loading/loadable.tsx'
import { loadOptional } from '../../lib/loading/loadable.tsx'
import { token, useUser } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import css from './Navbar.module.css'
import { useCollapsing } from './useCollapsing.ts'
import { useSignInLink } from './useSignInLink.ts'

const loadUserMenu = () => pendingOnError(import('./UserMenu.tsx'))
const UserMenu = lazy(loadUserMenu)
// Guests, the first page's visitors, never need it; who is signed in gets it beside the question who that is.
if (token()) void loadUserMenu()

const loadSheet = () => import('./Sheet.tsx')
type Sheet = (typeof import('./Sheet.tsx'))['Sheet']

/** The bar on top of every page. Where its links do not fit, and under 1000px, they go into a sheet. */
export function Navbar() {
  const t = useT()
  const { user, loading } = useUser()
  const to = useSignInLink()
  const { isKnown } = useBrand()
  const sections = useHomeSections()
  const bar = useRef<HTMLDivElement>(null)
  const measure = useCollapsing(bar)
  const [Open, setOpen] = useState<Sheet>()
  const opener = useRef<HTMLButtonElement>(null)
  useSheetLater(opener)
  const hydrating = useHydrating()
  useLayoutEffect(() => {
    if (!hydrating) delete document.documentElement.dataset['signedIn']
  }, [hydrating])
  return (
    <header className={css.nav}>
      <div className="page">
        <div ref={bar} className={css.row} onLoadCapture={measure}>
          <Link className={css.brand} to="/">
            <Brand />
          </Link>
          <nav className={css.links} data-waiting={isKnown ? undefined : ''} aria-label={t('nav.sections')}>
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
            <button
              ref={opener}
              type="button"
              className={css.opener}
              aria-haspopup="dialog"
              aria-label={t('nav.menu')}
              // without a network the page says so by itself; after a deployment it loads anew
              onClick={() => void pendingOnError(loadSheet()).then(({ Sheet }) => setOpen(() => Sheet))}
            >
              <Icon name="menu" />
            </button>
            {Open && <Open onClosed={() => setOpen(undefined)} />}
          </div>
        </div>
      </div>
    </header>
  )
}

/** Fetches the sheet where its button shows, once the page has all that it needed first: it is there then over a lost network too. */
function useSheetLater(opener: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const fetchIt = () => {
      if (opener.current?.getClientRects().length) void pendingOnError(loadOptional(loadSheet))
    }
    if (document.readyState === 'complete') fetchIt()
    else addEventListener('load', fetchIt)
  }, [opener])
}
