import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Once the page is `ready`, brings the section that the address names into view and moves the focus there, on every such link. A section that
 * the page does not have is its top.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || !hash) return
    const section = document.getElementById(fragmentId(hash))
    const target = section ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    if (section) section.scrollIntoView()
    else scrollTo(0, 0)
  }, [ready, hash, key]) // `key`: the same link once more scrolls once more
}

/** What the fragment names; somebody may have written a percent sign that means nothing. */
function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
