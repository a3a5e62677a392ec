import { useSyncExternalStore, type CSSProperties } from 'react'

const never = () => () => {}
const no = () => false
const yes = () => true

/**
 * True on the server and in the render that takes its HTML over, false ever after. What only this browser knows (storage, network, the
 * window) may show from then on, else the two would differ.
 */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes)

/** A computed style, from the first render on that is the browser's own: the page's policy refuses `style` in HTML. */
export function useStyle<Style extends CSSProperties>(style: Style | undefined): Style | undefined {
  return useHydrating() ? undefined : style
}
