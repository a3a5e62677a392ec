import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from './createStore.ts'

/** Counts components: `useCounted(on)` counts the calling one while it is mounted and `on`; `useIsAny` is true while any is counted. */
export function createCount() {
  const count = createStore(0)
  const add = (by: 1 | -1) => count.set(count.get() + by)
  return {
    useCounted: (on = true): void =>
      useEffect(() => {
        if (!on) return undefined
        add(1)
        return () => add(-1)
      }, [on]),
    useIsAny: (): boolean =>
      useSyncExternalStore(
        count.subscribe,
        () => count.get() > 0,
        () => false,
      ),
  }
}
