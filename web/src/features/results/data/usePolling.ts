import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const every = 10_000

/** Calls `look` every ten seconds while the page is looked at, and at once when it is looked at again; never twice at a time. */
export function usePolling(look: () => Promise<unknown>): void {
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  })
  useEffect(() => {
    let isLooking = false
    const lookNow = () => {
      if (isLooking || document.visibilityState === 'hidden') return
      isLooking = true
      void current.current().finally(() => (isLooking = false))
    }
    const timer = setInterval(lookNow, every)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])
}
