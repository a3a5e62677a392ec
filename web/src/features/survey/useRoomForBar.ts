import { useEffect, type RefObject } from 'react'

/** Keeps what has the focus clear of the bar: tells the page how high the bar is, and brings a field that it covers into view. */
export function useRoomForBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => style.setProperty('--bar-now', `${Math.ceil(entry!.borderBoxSize[0]!.blockSize)}px`))
    observer.observe(bar.current)
    document.addEventListener('focusin', showWhole)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', showWhole)
      style.removeProperty('--bar-now')
    }
  }, [bar])
}

/** A browser is content when the caret of a tall field can be seen. */
function showWhole({ target }: FocusEvent) {
  if (target instanceof Element && target.matches('textarea, input[type=text], [role=textbox]')) target.scrollIntoView({ block: 'nearest' })
}
