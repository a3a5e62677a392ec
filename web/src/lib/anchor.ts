import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Once the page is `ready`, brings the section that the address names into view and moves the focus there, on every such link. */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || !hash) return
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    section?.setAttribute('tabindex', '-1')
    section?.focus({ preventScroll: true })
    section?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key`: the same link once more scrolls once more
  }, [ready, hash, key])
}
