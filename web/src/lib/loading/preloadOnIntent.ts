import { loadOptional } from './loadable.tsx'

/**
 * Properties of the control that opens a `loadable` part, which is then loaded by the time of the click: React throttles content after a Suspense
 * fallback by 300 ms. Not offline: Chromium never asks again for a script that failed, so that the click would fail too.
 */
export function preloadOnIntent({ load }: { load: () => Promise<unknown> }) {
  const prepare = () => {
    if (navigator.onLine) void loadOptional(load).catch(() => undefined)
  }
  return { onPointerEnter: prepare, onFocus: prepare }
}
