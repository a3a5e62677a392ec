import { useEffect, useSyncExternalStore } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { createListeners } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'
import { token } from '../session/token.ts'
import { address, call } from './api.ts'

type Entry = { data?: unknown; error?: unknown; loading: boolean }

const empty: Entry = { loading: true }
const entries = new Map<string, Entry>()
const { notify, subscribe } = createListeners()
/** One entry for each answer that came with the HTML, for as long as nothing newer is wanted. */
const fromHtml = new WeakMap<object, Entry>()
let isForgotten = false

function inHtml(key: string): Entry | undefined {
  const data = published()?.replies[key] as object | undefined
  if (!data) return undefined
  const entry = fromHtml.get(data) ?? { data, loading: false }
  fromHtml.set(data, entry)
  return entry
}

const known = (key: string): Entry | undefined => entries.get(key) ?? (isForgotten ? undefined : inHtml(key))

function put(key: string, entry: Entry) {
  entries.set(key, entry)
  notify()
}

/**
 * Public data by call, asked for once and kept while the page is open. `data` stays while a reload runs or fails. What came with the HTML is
 * asked for by whoever is signed in alone: they may have changed it a moment ago.
 */
export function usePublic<N extends RouteName>(
  name: N,
  input: Call<N>,
): { data: Reply<N> | undefined; error: unknown; loading: boolean; reload: () => void } {
  const key = address(name, input)
  const entry = useSyncExternalStore(
    subscribe,
    () => known(key) ?? empty,
    () => inHtml(key) ?? empty,
  )
  const reload = () => {
    const { data } = known(key) ?? empty
    put(key, { data, loading: true })
    call(name, input).then(
      (fresh) => put(key, { data: fresh, loading: false }),
      (error: unknown) => put(key, { data, error, loading: false }),
    )
  }
  useEffect(() => {
    if (!entries.has(key) && (token() || !known(key))) reload()
  })
  return { data: entry.data, error: entry.error, loading: entry.loading, reload }
}

/** Forgets all public data, so that the next look is fresh: after a save, a sign-in or a sign-out. */
export function forgetPublic(): void {
  entries.clear()
  isForgotten = true
  notify()
}
