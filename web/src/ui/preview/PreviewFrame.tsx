import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../../lib/language/language.ts'
import { followStyles } from './followStyles.ts'
import { keepInside } from './keepInside.ts'
import css from './PreviewFrame.module.css'

type Props = {
  /** What the frame shows, for screen readers. */
  title: string
  /** Of the window that is shown, in CSS pixels: 390 is a phone, 1280 a desktop. */
  width: number
  /** Of what is shown, for fonts, line breaks and screen readers. The texts are the children's matter: lib/language/InLanguage.tsx. */
  lang: Language
  children: ReactNode
  /** Gives the pane its size; the frame fills it, scaled down where the pane is narrower than `width`. */
  className?: string
  /** Called with the document of the frame once it can be seen, and with null when it goes. */
  onPage?: (page: Document | null) => void
}

/** In a document with a doctype: without one the browser would lay it out as in the nineties. */
const empty = '<!doctype html>'

/**
 * Shows its children in a window of their own, as wide as a phone's or a desktop's: media queries, viewport units and sticky bars are that
 * window's. The children stay part of this page's React tree, with its context and events, and wear this page's styles.
 */
export function PreviewFrame({ title, width, lang, children, className = '', onPage }: Props) {
  const pane = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<HTMLElement | null>(null)
  const [styled, setStyled] = useState<HTMLElement | null>(null)
  const room = useRoom(pane)
  const root = loaded === styled ? loaded : null

  useEffect(() => {
    if (!loaded) return undefined
    keepInside(loaded.ownerDocument, frame.current!)
    return followStyles(document, loaded.ownerDocument, () => setStyled(loaded))
  }, [loaded])
  useLayoutEffect(() => {
    if (loaded) nameLanguage(loaded.ownerDocument, lang)
  }, [loaded, lang])
  const told = useRef(onPage)
  useEffect(() => {
    told.current = onPage
  })
  useEffect(() => {
    if (!root) return undefined
    told.current?.(root.ownerDocument)
    return () => told.current?.(null)
  }, [root])

  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  const style = {
    width,
    height: room.height / scale,
    transform: `translateX(${Math.max(0, (room.width - width * scale) / 2)}px) scale(${scale})`,
  }
  return (
    <div ref={pane} className={`${css.pane} ${className}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds this page's own components, and a sandbox without scripts stops their events */}
      <iframe
        ref={frame}
        title={title}
        srcDoc={empty}
        className={`${css.frame} ${root ? '' : css.coming}`}
        style={style}
        onLoad={() => setLoaded(rootIn(frame.current!.contentDocument!))}
      />
      {root && createPortal(children, root)}
    </div>
  )
}

/** The element that holds what is shown, named as on the page itself. */
function rootIn(page: Document): HTMLElement {
  const root = page.createElement('div')
  root.id = 'root'
  page.body.append(root)
  return root
}

const nameLanguage = (page: Document, lang: Language) => page.documentElement.setAttribute('lang', lang)

/** The size of an element in CSS pixels, followed. */
function useRoom(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = () => setRoom({ width: element.current!.clientWidth, height: element.current!.clientHeight })
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return room
}
