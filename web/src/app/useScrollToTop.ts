import { useEffectEvent, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isStayOnPage } from '../lib/navigation/stayOnPage.ts'

/** A new page starts at its top; going back leaves the scrolling to the browser, and an anchor to its page. */
export function useScrollToTop(): void {
  const { pathname, hash, state } = useLocation()
  const kind = useNavigationType()
  const onPage = useEffectEvent(() => {
    if (kind !== NavigationType.Pop && !hash && !isStayOnPage(state)) scrollTo(0, 0)
  })
  useLayoutEffect(() => onPage(), [pathname]) // not for another anchor on the same page
}
