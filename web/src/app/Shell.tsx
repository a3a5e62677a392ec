import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SessionBanner } from './SessionBanner.tsx'
import { useFavicon } from './useFavicon.ts'
import { useScrollToTop } from './useScrollToTop.ts'

/** What surrounds every page: navbar, notices, footer, toasts. The skip link is in index.html. */
export function Shell({ children }: { children: ReactNode }) {
  useScrollToTop()
  useFavicon()
  return (
    <>
      <Navbar />
      <SessionBanner />
      <OfflineNotice />
      {children}
      <Footer />
      <ToastRegion />
    </>
  )
}
