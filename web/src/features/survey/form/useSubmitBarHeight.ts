import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focused field clear of the bar: sets `--bar-now` on the page to the bar's height in px, and scrolls a field that gets the focus
 * into view.
 */
export function useSubmitBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return undefined
    const page = bar.current.ownerDocument // in a preview that of its frame
    const { style } = page.documentElement
    const observer = new ResizeObserver(([entry]) => style.setProperty('--bar-now', `${Math.ceil(entry!.borderBoxSize[0]!.blockSize)}px`))
    observer.observe(bar.current)
    page.addEventListener('focusin', scrollWholeFieldIntoView)
    return () => {
      observer.disconnect()
      page.removeEventListener('focusin', scrollWholeFieldIntoView)
      style.removeProperty('--bar-now')
    }
  }, [bar])
}

/** Browsers scroll only the caret of a tall field into view. */
function scrollWholeFieldIntoView({ target }: FocusEvent) {
  const control = target as Element
  if (control.matches('textarea, input[type=text], [role=textbox]')) control.scrollIntoView({ block: 'nearest' })
}
