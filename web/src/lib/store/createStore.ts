import { useSyncExternalStore } from 'react'

/** A set of listeners; `notify` calls each of them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: (): void => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Store<State> = Pick<ReturnType<typeof createListeners>, 'subscribe'> & { get: () => State; set: (next: State) => void }

/** A value outside of React; `set` notifies its subscribers of a new one. */
export function createStore<State>(first: State): Store<State> {
  const { notify, subscribe } = createListeners()
  let state = first
  return {
    subscribe,
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      notify()
    },
  }
}

/** The value of a store; the component renders when it changes. `inHtml`: reads the value that the server rendered with. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'subscribe' | 'get'>, inHtml = get): State =>
  useSyncExternalStore(subscribe, get, inHtml)
