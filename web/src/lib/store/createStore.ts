import { useSyncExternalStore } from 'react'

/** Those who follow something that changes outside of React. `tell` calls each of them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: (): void => {
      for (const listener of listeners) listener()
    },
    /** Calls `listener` at each change from now on. Returns how to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Store<State> = Pick<ReturnType<typeof createListeners>, 'subscribe'> & { get: () => State; set: (next: State) => void }

/** A value that lives outside of React, and tells those who follow it of each other value that it is set to. */
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

/** The value of a store; the component renders when it changes. `inHtml`: the value that the server's HTML was made with. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'subscribe' | 'get'>, inHtml = get): State =>
  useSyncExternalStore(subscribe, get, inHtml)
