import { loadOptional } from './loadable.tsx'

/**
 * Properties of the control that opens a `loadable` part: the part is loaded by the time of the click. React would hold it back for 300 ms after a
 * Suspense fallback. A failure is left to the click.
 */
export function opener({ load }: { load: () => Promise<unknown> }) {
  const prepare = () => void loadOptional(load).catch(() => undefined)
  return { onPointerEnter: prepare, onFocus: prepare }
}
