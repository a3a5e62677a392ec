import { lazy, Suspense, useState, type ComponentType } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A component in a file of its own, as `lazy` makes it. `load` brings the file ahead: what has come is rendered at once, without a moment of
 * the fallback around it. Resolves to the module; a failure is tried again by the render, which loads with `later`.
 */
export function loadable<Props extends object, Loaded extends Module<Props>>(
  load: () => Promise<Loaded & Module<Props>>,
  loadLate: () => Promise<Module<Props>> = load,
) {
  let known: ComponentType<Props> | undefined
  const Late = lazy(loadLate)
  function Loadable(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(Loadable, {
    load: async () => {
      const module = await load()
      known = module.default
      return module
    },
  })
}

/** Keeps `reloadAfterDeploy` (web/src/app) from reloading the page for a chunk that it can do without. */
const ignoreFailure = (event: Event) => event.stopImmediatePropagation()

/** Loads a chunk that the page can do without. Rejects if it cannot be loaded, and the page stays. */
export async function loadOptional<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  addEventListener('vite:preloadError', ignoreFailure, true)
  try {
    return await load()
  } finally {
    removeEventListener('vite:preloadError', ignoreFailure, true)
  }
}

/** For `lazy`, of what the page can do without: where it cannot be had, the fallback around it stays. */
export const pendingOnError = <Loaded,>(loading: Promise<Loaded>): Promise<Loaded> => loading.catch(() => new Promise<never>(() => {}))

/**
 * The same for what a page can do without: it comes into its place a moment after the rest. Where it cannot be had, what came of it with the
 * HTML stays, and else nothing is shown.
 */
export function loadableDecoration<Props extends object>(load: () => Promise<Module<Props>>) {
  const Drawn = loadable<Props, Module<Props>>(load, () => pendingOnError(loadOptional(load)))
  return Object.assign(
    (props: Props) => (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    ),
    { load: Drawn.load },
  )
}
