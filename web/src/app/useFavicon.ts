import { useEffect } from 'react'
import { useBrand } from '../lib/site/brand.ts'

/** How much wider than high a logo may be to be told from others in a tab. */
const widest = 1.5

/** The tab's picture: the site's logo where it is about square, else the one that the HTML names. */
export function useFavicon(): void {
  const { logo } = useBrand()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link || !logo) return undefined
    const { type } = link
    const own = link.getAttribute('href')!
    const image = new Image()
    const show = () => {
      if (image.naturalWidth > image.naturalHeight * widest) return
      link.removeAttribute('type') // a logo may be of any
      link.href = logo
    }
    image.addEventListener('load', show)
    image.src = logo
    return () => {
      image.removeEventListener('load', show)
      link.type = type
      link.href = own
    }
  }, [logo])
}
