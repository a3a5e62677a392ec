import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { calm } from './motion.ts'

/** Milliseconds that a slide stays. */
const interval = 5_000

function followVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Calls `showNext` five seconds after the slide `at` came, or after it began to go on, while the page can be seen. Who asks their system for less
 * motion meanwhile gets it by `setPlaying`.
 */
export function useRotation(goes: boolean, showNext: () => void, at: number, setPlaying: (playing: boolean) => void): void {
  const hidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  )
  const step = useEffectEvent(showNext)
  useEffect(() => {
    if (!goes || hidden) return undefined
    const timer = setTimeout(() => step(), interval)
    return () => clearTimeout(timer)
  }, [goes, hidden, at]) // each slide has its five seconds

  const follow = useEffectEvent((query: { matches: boolean }) => setPlaying(!query.matches))
  useEffect(() => {
    const query = calm()
    const listen = (event: MediaQueryListEvent) => follow(event)
    query?.addEventListener('change', listen)
    return () => query?.removeEventListener('change', listen)
  }, [])
}
