import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'

/**
 * Sets `data-narrow` on the bar while its content overflows, because of the window, large text, a long name or the language. Returns a function
 * that measures again, for changes outside of React such as an image that loaded.
 */
export function useCollapsing(bar: RefObject<HTMLElement | null>): () => void {
  const measure = useCallback(() => {
    const { current } = bar
    current?.removeAttribute('data-narrow')
    current?.toggleAttribute('data-narrow', current.scrollWidth > current.clientWidth)
  }, [bar])
  useLayoutEffect(measure)
  useEffect(() => {
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    observer?.observe(bar.current!)
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer?.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [bar, measure])
  return measure
}
