import { useEffect, useSyncExternalStore } from 'react'

let holding = 0
const listeners = new Set<() => void>()

function hold(by: 1 | -1) {
  holding += by
  for (const listener of listeners) listener()
}

/**
 * While `on`, the end of the session does not take the screen away: it holds what is not saved, and asks to sign in again
 * (ui/SignInAgain).
 */
export function useHoldScreen(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined
    hold(1)
    return () => hold(-1)
  }, [on])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the screen is to stay though nobody is signed in. */
export const useIsScreenHeld = (): boolean => useSyncExternalStore(subscribe, () => holding > 0)
