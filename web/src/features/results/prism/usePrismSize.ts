import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The width until it is measured: that of the results in a large window. */
const usual = 896

/** The width of a sheet of A4 within the margins of a print, in pixels. */
const paper = 688

/** The width that a drawing has, in pixels, and whether it is being printed. */
export function usePrismSize(frame: RefObject<HTMLElement | null>): { width: number; isPrinting: boolean } {
  const [width, setWidth] = useState(usual)
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => setWidth(element.clientWidth || usual)
    measure()
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [frame])
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return { width: isPrinting ? paper : width, isPrinting }
}
