import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const brand = 'Project PRISM'
let announced: string | undefined

/**
 * Names the page in the tab, and after a navigation moves the focus to its H1, so that a screen reader says where one is.
 * Give undefined until the page's heading stands; '' is the home page, whose name is the brand's.
 */
export function useTitle(text: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (text === undefined) return
    document.title = text ? `${text} · ${brand}` : brand
    if (announced !== undefined && announced !== pathname) {
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    announced = pathname
  }, [text, pathname])
}
