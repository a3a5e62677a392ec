import { useEffect, useSyncExternalStore } from 'react'

/** A count of the components that say something now: `useCounted(on)` counts the one that calls it while `on`, `useIsAny` whether there are any. */
export function createCount() {
  let count = 0
  const listeners = new Set<() => void>()
  const add = (by: 1 | -1) => {
    count += by
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    useCounted: (on = true): void =>
      useEffect(() => {
        if (!on) return undefined
        add(1)
        return () => add(-1)
      }, [on]),
    useIsAny: (): boolean =>
      useSyncExternalStore(
        subscribe,
        () => count > 0,
        () => false,
      ),
  }
}
