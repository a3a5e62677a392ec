import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadHere } from './loadHere.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A component in a file of its own, as `lazy` makes it. `load` brings the file ahead: what has come is rendered at once, without a moment of
 * the fallback around it. Resolves to the module; a failure is tried again by the render.
 */
export function loadable<Props extends object, Loaded extends Module<Props>>(load: () => Promise<Loaded & Module<Props>>) {
  let known: ComponentType<Props> | undefined
  const Later = lazy(load)
  function Loadable(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Later)
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

/** The same for what a page can do without: it comes into its place a moment after the rest, and is nothing where it cannot be had. */
export function drawing<Props extends object>(load: () => Promise<Module<Props>>) {
  const Drawn = loadable<Props, Module<Props>>(() => loadHere(load).catch(() => ({ default: () => null })))
  return Object.assign(
    (props: Props) => (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    ),
    { load: Drawn.load },
  )
}
