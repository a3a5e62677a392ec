import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { reducedMotionQuery } from './reducedMotion.ts'

const slideMilliseconds = 5_000

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Calls `showNext` five seconds after `at` changed, while the page is visible, and `setPlaying` when reduced motion is switched. */
export function useRotation(isRunning: boolean, showNext: () => void, at: number, setPlaying: (playing: boolean) => void): void {
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  )
  const step = useEffectEvent(showNext)
  useEffect(() => {
    if (!isRunning || hidden) return undefined
    const timer = setTimeout(() => step(), slideMilliseconds)
    return () => clearTimeout(timer)
  }, [isRunning, hidden, at]) // `at`: the time begins again with each slide

  const follow = useEffectEvent((query: { matches: boolean }) => setPlaying(!query.matches))
  useEffect(() => {
    const query = reducedMotionQuery()
    const listen = (event: MediaQueryListEvent) => follow(event)
    query?.addEventListener('change', listen)
    return () => query?.removeEventListener('change', listen)
  }, [])
}
