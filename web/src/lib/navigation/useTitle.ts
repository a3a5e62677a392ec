import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand } from '../site/brand.ts'
import { isStayOnPage } from './stayOnPage.ts'

let announced: string | undefined

/**
 * Names the page in the tab, and after a navigation moves the focus to its H1, so that a screen reader says where one is.
 * An address that names a part of the page moves the focus there instead (useAnchor). Give undefined until the page's heading stands; '' is the home page, whose name is the brand's.
 */
export function useTitle(text: string | undefined): void {
  const { pathname, hash, state } = useLocation()
  const { isKnown, name } = useBrand()
  const title = text && (isKnown ? `${text} · ${name.text}` : text)
  useEffect(() => {
    if (title !== undefined) document.title = title || name.text
  }, [title, name.text])
  const announce = useEffectEvent(() => {
    if (announced !== undefined && announced !== pathname && !hash && !isStayOnPage(state)) {
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    announced = pathname
  })
  useEffect(() => {
    if (text !== undefined) announce()
  }, [text, pathname])
}
