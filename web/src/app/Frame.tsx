import { Suspense, type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { Routes, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { TakenOver } from '../lib/hydration/takenOver.ts'
import { Loading } from '../ui/states/Loading.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { OfflineNotice } from './notices/OfflineNotice.tsx'
import { SessionBanner } from './notices/SessionBanner.tsx'
import { useFavicon } from './useFavicon.ts'
import { isStayOnPage } from '../lib/navigation/stayOnPage.ts'

/** The page at the address, with navbar, footer and notices. `children`: routes. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Shell>
    <BrokenPage>
      <Suspense fallback={<Loading />}>
        <Routes>{children}</Routes>
        <TakenOver />
      </Suspense>
    </BrokenPage>
  </Shell>
)

/** The frame of every page: navbar, notices, footer, toasts. The skip link is in index.html. */
function Shell({ children }: { children: ReactNode }) {
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

/** Scrolls to the top on a new page; not on back and forward, which the browser restores, nor with an anchor, which the page scrolls to. */
function useScrollToTop(): void {
  const { pathname, hash, state } = useLocation()
  const kind = useNavigationType()
  const onPage = useEffectEvent(() => {
    if (kind !== NavigationType.Pop && !hash && !isStayOnPage(state)) scrollTo(0, 0)
  })
  useLayoutEffect(() => onPage(), [pathname]) // not for another anchor on the same page
}
