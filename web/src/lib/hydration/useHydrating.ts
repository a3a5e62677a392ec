import { useSyncExternalStore, type CSSProperties } from 'react'

const never = () => () => {}
const no = () => false
const yes = () => true

/** True on the server and in the render that hydrates its HTML, which must be equal: only the browser knows storage and window. */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes)

/** A computed style, undefined while hydrating: the content security policy refuses `style` in HTML. */
export function useStyle<Style extends CSSProperties>(style: Style | undefined): Style | undefined {
  return useHydrating() ? undefined : style
}
