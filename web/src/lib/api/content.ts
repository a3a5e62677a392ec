import { useEffect, useSyncExternalStore } from 'react'
import type { PublicRouteName } from '#shared/publicPaths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { createListeners } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'
import { token } from './token.ts'
import { address, call } from './api.ts'

type Entry = { data?: unknown; error?: unknown; loading: boolean }

const empty: Entry = { loading: true }
const entries = new Map<string, Entry>()
const { notify, subscribe } = createListeners()
/** The entries of the replies in the page's HTML, so that each is one object. */
const fromHtml = new WeakMap<object, Entry>()
let isHtmlOutdated = false

function findInHtml(key: string): Entry | undefined {
  const data = published()?.replies[key] as object | undefined
  if (!data) return undefined
  const entry = fromHtml.get(data) ?? { data, loading: false }
  fromHtml.set(data, entry)
  return entry
}

const find = (key: string): Entry | undefined => entries.get(key) ?? (isHtmlOutdated ? undefined : findInHtml(key))

function setEntry(key: string, entry: Entry) {
  entries.set(key, entry)
  notify()
}

/** A public reply, requested once and cached. What the HTML contains is requested only for signed-in people, who may have changed it. */
export function usePublic<N extends PublicRouteName>(
  name: N,
  input: Call<N>,
): { data: Reply<N> | undefined; error: unknown; loading: boolean; reload: () => void } {
  const key = address(name, input)
  const entry = useSyncExternalStore(
    subscribe,
    () => find(key) ?? empty,
    () => findInHtml(key) ?? empty,
  )
  const reload = () => {
    const { data } = find(key) ?? empty
    setEntry(key, { data, loading: true })
    call(name, input).then(
      (fresh) => setEntry(key, { data: fresh, loading: false }),
      (error: unknown) => setEntry(key, { data, error, loading: false }),
    )
  }
  useEffect(() => {
    if (!entries.has(key) && (token() || !find(key))) reload()
  })
  return { data: entry.data as Reply<N> | undefined, error: entry.error, loading: entry.loading, reload }
}

/** Clears the cache, after a save, a sign-in or a sign-out. */
export function forgetPublic(): void {
  entries.clear()
  isHtmlOutdated = true
  notify()
}
