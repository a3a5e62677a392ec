import { onLoad } from './onLoad.ts'
import { lazy, memo, Suspense, useState, type ComponentType } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** React's `lazy` with a `load` ahead of time: a loaded component renders at once. After a failed one the render loads with `loadLate`. */
export function loadable<Props extends object, Loaded extends Module<Props>>(
  load: () => Promise<Loaded & Module<Props>>,
  loadLate: () => Promise<Module<Props>> = load,
) {
  let loadedComponent: ComponentType<Props> | undefined
  const LazyComponent = lazy(loadLate)
  function Loadable(props: Props) {
    const [Current] = useState<ComponentType<Props>>(() => loadedComponent ?? LazyComponent)
    return <Current {...props} />
  }
  return Object.assign(Loadable, {
    load: async () => {
      const module = await load()
      loadedComponent = module.default
      return module
    },
  })
}

/** How many optional chunks are loading. */
let optional = 0

// before `reloadAfterDeploy` (web/src/app) listens: Chromium calls the listeners of a window in their order, capturing or not
if (typeof window === 'object')
  addEventListener('vite:preloadError', (event) => {
    if (optional > 0) event.stopImmediatePropagation()
  })

/** Loads a chunk that the page can do without. Rejects if it cannot be loaded, and the page stays. */
export function loadOptional<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  optional++
  return load().finally(() => optional--)
}

/** For `lazy`, of a component that the page can do without: never rejects; where loading fails, the Suspense fallback stays. */
export const pendingOnError = <Loaded,>(loading: Promise<Loaded>): Promise<Loaded> => loading.catch(() => new Promise<never>(() => {}))

/** A part of a page that is loaded after the rest of it, and that it can do without. */
export const loadedLate = <Props extends object>(load: () => Promise<Module<Props>>) =>
  loadableDecoration(() => new Promise<void>(onLoad).then(load))

/**
 * `loadable` for decoration: nothing shows until it is loaded; where that fails, the server's HTML of it stays. Memoized: React drops the HTML of a
 * boundary that is rendered again before it is loaded.
 */
export function loadableDecoration<Props extends object>(load: () => Promise<Module<Props>>) {
  const Decoration = loadable<Props, Module<Props>>(load, () => pendingOnError(loadOptional(load)))
  return Object.assign(
    memo((props: Props) => (
      <Suspense>
        <Decoration {...props} />
      </Suspense>
    )),
    { load: Decoration.load },
  )
}
