import { useEffect, type RefObject } from 'react'

/** Keeps what has the focus clear of the bar: tells the page how high the bar is, and brings a field that it covers into view. */
export function useRoomForBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return undefined
    const page = bar.current.ownerDocument // a preview's is not this one
    const { style } = page.documentElement
    const observer = new ResizeObserver(([entry]) => style.setProperty('--bar-now', `${Math.ceil(entry!.borderBoxSize[0]!.blockSize)}px`))
    observer.observe(bar.current)
    page.addEventListener('focusin', showWhole)
    return () => {
      observer.disconnect()
      page.removeEventListener('focusin', showWhole)
      style.removeProperty('--bar-now')
    }
  }, [bar])
}

/** A browser is content when the caret of a tall field can be seen. */
function showWhole({ target }: FocusEvent) {
  const control = target as Element
  if (control.matches('textarea, input[type=text], [role=textbox]')) control.scrollIntoView({ block: 'nearest' })
}
