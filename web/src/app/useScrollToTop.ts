import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top; going back leaves the scrolling to the browser, and an anchor to its page. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  useLayoutEffect(() => {
    if (kind !== NavigationType.Pop && !hash) scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- a new page only, not another anchor on it
  }, [pathname])
}
