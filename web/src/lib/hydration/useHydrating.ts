import { useSyncExternalStore, type CSSProperties } from 'react'

const never = () => () => {}
const no = () => false
const yes = () => true

/**
 * True on the server and in the render that hydrates its HTML, false afterwards. What only the browser knows (storage, network, window) may be
 * rendered only then, since the two renders must be equal.
 */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes)

/** A computed style, undefined while hydrating: the content security policy refuses `style` in HTML. */
export function useStyle<Style extends CSSProperties>(style: Style | undefined): Style | undefined {
  return useHydrating() ? undefined : style
}
