import { useCallback, useEffect, useRef } from 'react'

/** Takes what to do once what was just changed is drawn, such as focusing what was added. */
export function useAfterRender(): (act: () => void) => void {
  const waiting = useRef<() => void>(null)
  useEffect(() => {
    const act = waiting.current
    waiting.current = null
    act?.()
  })
  return useCallback((act) => {
    waiting.current = act
  }, [])
}
