import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isStayOnPage } from '../lib/stayOnPage.ts'

/** A new page starts at its top; going back leaves the scrolling to the browser, and an anchor to its page. */
export function useScrollToTop(): void {
  const { pathname, hash, state } = useLocation()
  const kind = useNavigationType()
  useLayoutEffect(() => {
    if (kind !== NavigationType.Pop && !hash && !isStayOnPage(state)) scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- a new page only, not another anchor on it
  }, [pathname])
}
