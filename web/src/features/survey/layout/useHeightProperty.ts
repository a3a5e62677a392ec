import { useEffect, type RefObject } from 'react'

/** Sets a custom property of the page, as `--bar-now`, to the height of an element in px; none for undefined. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, name: `--${string}` | undefined): void {
  useEffect(() => {
    if (!name || !element.current || typeof ResizeObserver === 'undefined') return undefined
    const { style } = element.current.ownerDocument.documentElement // in a preview, the page in its frame
    const observer = new ResizeObserver(([entry]) => style.setProperty(name, `${Math.ceil(entry!.borderBoxSize[0]!.blockSize)}px`))
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, name])
}
