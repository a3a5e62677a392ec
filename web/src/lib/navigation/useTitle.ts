import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand } from '../site/brand.ts'
import { isStayOnPage } from './stayOnPage.ts'

let announcedPath: string | undefined

/** Sets the tab's title and, after a navigation, moves the focus to the H1 for screen readers. `text`: undefined until it is rendered. */
export function useTitle(text: string | undefined): void {
  const { pathname, hash, state } = useLocation()
  const { isKnown, name } = useBrand()
  const title = text && (isKnown ? `${text} · ${name.text}` : text)
  useEffect(() => {
    if (title !== undefined) document.title = title || name.text
  }, [title, name.text])
  const announce = useEffectEvent(() => {
    if (announcedPath !== undefined && announcedPath !== pathname && !hash && !isStayOnPage(state)) {
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    announcedPath = pathname
  })
  useEffect(() => {
    if (text !== undefined) announce()
  }, [text, pathname])
}
