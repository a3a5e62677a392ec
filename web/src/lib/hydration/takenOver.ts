import { useEffect } from 'react'
import { published } from './published.ts'

let isHydrated = false

/** False while the page's published HTML is not hydrated yet; true if the HTML is the empty shell. */
export const isTakenOver = (): boolean => isHydrated || !published()

/** Rendered beside the page: once its effect runs, the page is hydrated. */
export function TakenOver() {
  useEffect(() => {
    isHydrated = true
  }, [])
  return null
}
