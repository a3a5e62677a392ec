import { useEffectEvent, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isStayOnPage } from '../lib/navigation/stayOnPage.ts'

/** Scrolls to the top on a new page; not on back and forward, which the browser restores, nor with an anchor, which the page scrolls to. */
export function useScrollToTop(): void {
  const { pathname, hash, state } = useLocation()
  const kind = useNavigationType()
  const onPage = useEffectEvent(() => {
    if (kind !== NavigationType.Pop && !hash && !isStayOnPage(state)) scrollTo(0, 0)
  })
  useLayoutEffect(() => onPage(), [pathname]) // not for another anchor on the same page
}
