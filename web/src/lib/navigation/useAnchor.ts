import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Once `ready`, scrolls to the section of the address's fragment and focuses it, on every navigation; else to the page's top. */
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
  }, [ready, hash, key]) // `key`, so that the same link scrolls again
}

/** The decoded fragment; '' if it cannot be decoded. */
function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
