import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { followStyles } from './followStyles.ts'
import { keepInside } from './keepInside.ts'
import css from './PreviewFrame.module.css'

type Props = {
  title: string
  /** The width of the previewed window in CSS pixels, such as 390 or 1280. */
  width: number
  /** The `lang` of the frame's document; the texts' language is set by InLanguage in the children. */
  lang: Language
  children: ReactNode
  /** Sizes the pane; the frame fills it, scaled down where the pane is narrower than `width`. */
  className?: string
  /** Called with the frame's document once it is styled, and with null when it unmounts. */
  onPage?: (page: Document | null) => void
}

/** An empty document; the doctype avoids quirks mode. */
const empty = '<!doctype html>'

/** Renders children in an iframe of a phone's or a desktop's width. They stay in this React tree, with copies of its styles. The Tab key may skip them. */
export function PreviewFrame({ title, width, lang, children, className = '', onPage }: Props) {
  const t = useT()
  const pane = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<HTMLElement | null>(null)
  const [styled, setStyled] = useState<HTMLElement | null>(null)
  const size = useElementSize(pane)
  const root = loaded === styled ? loaded : null

  useEffect(() => {
    if (!loaded) return undefined
    keepInside(loaded.ownerDocument, frame.current!)
    return followStyles(document, loaded.ownerDocument, () => setStyled(loaded))
  }, [loaded])
  useLayoutEffect(() => {
    if (loaded) setDocumentLang(loaded.ownerDocument, lang)
  }, [loaded, lang])
  const latestOnPage = useRef(onPage)
  useEffect(() => {
    latestOnPage.current = onPage
  })
  useEffect(() => {
    if (!root) return undefined
    latestOnPage.current?.(root.ownerDocument)
    return () => latestOnPage.current?.(null)
  }, [root])

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  const style = {
    width,
    height: size.height / scale,
    transform: `translateX(${Math.max(0, (size.width - width * scale) / 2)}px) scale(${scale})`,
  }
  return (
    <div ref={pane} className={`${css.pane} ${className}`}>
      <Button className={css.skip} onClick={() => end.current!.focus()}>
        {t('admin.skip_preview')}
      </Button>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it contains this page's own components, and a sandbox without scripts stops their events */}
      <iframe
        ref={frame}
        title={title}
        srcDoc={empty}
        className={`${css.frame} ${root ? '' : css.coming}`}
        style={style}
        onLoad={() => setLoaded(rootIn(frame.current!.contentDocument!))}
      />
      {root && createPortal(children, root)}
      <span ref={end} tabIndex={-1} />
    </div>
  )
}

/** Adds the element for the children, with the same id as on the page. */
function rootIn(page: Document): HTMLElement {
  const root = page.createElement('div')
  root.id = 'root'
  page.body.append(root)
  return root
}

const setDocumentLang = (page: Document, lang: Language) => page.documentElement.setAttribute('lang', lang)

/** The size of an element in CSS pixels, kept up to date. */
function useElementSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = () => setSize({ width: element.current!.clientWidth, height: element.current!.clientHeight })
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return size
}
