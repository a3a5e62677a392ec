/**
 * Properties of the control that opens a `loadable` part, which is then loaded by the time of the click: React throttles content after a Suspense
 * fallback by 300 ms. After a failure, the render tries again.
 */
export function preloadOnIntent({ load }: { load: () => Promise<unknown> }) {
  const prepare = () => void load().catch(() => undefined)
  return { onPointerEnter: prepare, onFocus: prepare }
}
