import type { ReactNode } from 'react'
import { useT } from '../lib/language/i18n.ts'
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import css from './Shell.module.css'
import { SessionBanner } from './SessionBanner.tsx'
import { useFavicon } from './useFavicon.ts'
import { useScrollToTop } from './useScrollToTop.ts'

/** What surrounds every page: skip link, navbar, notices, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  useScrollToTop()
  useFavicon()
  return (
    <>
      <a className={css.skip} href="#main" onClick={skip}>
        {t('nav.skip')}
      </a>
      <Navbar />
      <SessionBanner />
      <OfflineNotice />
      {children}
      <Footer />
      <ToastRegion />
    </>
  )
}

/** Moves the focus to the page's main without `#main` in the address. */
function skip(event: { preventDefault: () => void }) {
  event.preventDefault()
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}
