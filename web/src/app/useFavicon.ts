import { useEffect } from 'react'
import { useBrand } from '../lib/brand.ts'

/** The tab's picture: the site's logo, else the one that the HTML names. */
export function useFavicon(): void {
  const { logo } = useBrand()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link || !logo) return undefined
    const { type } = link
    const own = link.getAttribute('href')!
    link.removeAttribute('type') // a logo may be of any
    link.href = logo
    return () => {
      link.type = type
      link.href = own
    }
  }, [logo])
}
