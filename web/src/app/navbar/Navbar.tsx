import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject, useCallback } from 'react'
import { useBrand } from '../../lib/site/brand.ts'
import { removeMark } from '../../lib/hydration/bootContract.ts'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { useHomeSections } from '../../lib/site/homeSections.ts'
import { useT, withTexts } from '../../lib/language/i18n.ts'
import { loadOptional, pendingOnError } from '../../lib/loading/loadable.tsx'
import { onLoad } from '../../lib/loading/onLoad.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { MenuIcon } from '../../ui/icons/siteIcons.ts'
import { Link } from '../../ui/Link.tsx'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import css from './Navbar.module.css'
import { useSignInLink } from '../../lib/session/useSignInLink.ts'

const importUserMenu = withTexts('signed_in', () => import('./UserMenu.tsx'))
const loadUserMenu = () => pendingOnError(importUserMenu())
const UserMenu = lazy(loadUserMenu)

const loadDrawer = () => import('./MenuDrawer.tsx')
type Drawer = (typeof import('./MenuDrawer.tsx'))['MenuDrawer']

/** The bar at the top of every page. Under 1000px, and where its links do not fit, they move into MenuDrawer. */
export function Navbar() {
  const t = useT()
  const { user, loading } = useUser()
  const signInLink = useSignInLink()
  const { isKnown } = useBrand()
  const sections = useHomeSections()
  const bar = useRef<HTMLDivElement>(null)
  const measure = useCollapsing(bar)
  const [OpenDrawer, setOpenDrawer] = useState<Drawer>()
  const opener = useRef<HTMLButtonElement>(null)
  usePreloadedDrawer(opener)
  useEffect(() => {
    // Ahead of time for signed-in people, beside the request for the user; guests never load it.
    if (token()) void loadUserMenu()
  }, [])
  const hydrating = useHydrating()
  useLayoutEffect(() => {
    if (!hydrating) removeMark('signedIn')
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
              <Link
                key={section}
                className="inline-row target text-sm weight-medium muted unbroken rounded bare hover-ink"
                to={`/#${section}`}
              >
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
                <Link className={`${css.button} ${css.wide}`} to={signInLink('/login')}>
                  {t('common.login')}
                </Link>
                <ButtonLink kind="secondary" className={css.wide} to={signInLink('/signup')}>
                  {t('common.sign_up')}
                </ButtonLink>
              </>
            )}
            <Button
              kind="plain"
              ref={opener}
              className={`${css.menuButton} ${css.opener}`}
              aria-haspopup="dialog"
              aria-label={t('nav.menu')}
              // a failure needs no message here: OfflineNotice shows, or reloadAfterDeploy reloads
              onClick={() => void pendingOnError(loadDrawer()).then(({ MenuDrawer }) => setOpenDrawer(() => MenuDrawer))}
            >
              <MenuIcon />
            </Button>
            {OpenDrawer && <OpenDrawer onClosed={() => setOpenDrawer(undefined)} />}
          </div>
        </div>
      </div>
    </header>
  )
}

/** Loads the drawer after the page's load event, where its button is visible, so that it opens without a network too. */
function usePreloadedDrawer(opener: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      onLoad(() => {
        if (opener.current?.getClientRects().length) void pendingOnError(loadOptional(loadDrawer))
      }),
    [opener],
  )
}

/** Sets `data-narrow` while the bar's content overflows. Returns a function that measures again, as for an image that loaded. */
function useCollapsing(bar: RefObject<HTMLElement | null>): () => void {
  const measure = useCallback(() => {
    const { current } = bar
    current?.removeAttribute('data-narrow')
    current?.toggleAttribute('data-narrow', current.scrollWidth > current.clientWidth)
  }, [bar])
  useLayoutEffect(measure)
  useEffect(() => {
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    observer?.observe(bar.current!)
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer?.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [bar, measure])
  return measure
}
