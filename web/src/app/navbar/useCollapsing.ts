import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'

/**
 * Marks the bar `data-narrow` while what belongs on it does not fit, whatever made it too long: the window, large text, a long name or the
 * language. Returns how to measure anew, for what changes its width outside of React, such as a picture that comes.
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
