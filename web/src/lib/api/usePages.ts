import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { call } from './api.ts'

/** `next`: the cursor of the next page; null after the last one. */
type Page<Rows> = { rows: Rows; next: string | null }

/** One page of a list. Throws ApiError. */
export async function loadPage<N extends RouteName>(name: N, input: Call<N>, signal?: AbortSignal): Promise<Page<Reply<N>>> {
  let next: string | null = null
  const onHeaders = (headers: Headers) => (next = headers.get('x-next-cursor'))
  const rows = await call(name, input, { onHeaders, ...(signal && { signal }) })
  return { rows, next }
}

/** A new object repeats the request. */
type PageRequest = { key: string; cursor: string | null }
/** `key`: whose rows these are. `request`: the last one that succeeded or failed. */
type Found<Row> = { key?: string; rows?: Row[]; next: string | null; error?: unknown; request?: PageRequest }

/**
 * A list that is loaded page by page with `load`, from the first page again for another `key`; `rows` stay until that has come. `isCurrent`: `rows`
 * are those of `key`. `retry` repeats what failed, `restart` loads the first page again, `change` changes the rows that are loaded.
 */
export function usePages<Row>(key: string, load: (cursor: string | null, signal: AbortSignal) => Promise<Page<Row[]>>) {
  const [request, setRequest] = useState<PageRequest>({ key, cursor: null })
  const [found, setFound] = useState<Found<Row>>({ next: null })
  if (request.key !== key) setRequest({ key, cursor: null })

  const loadCurrent = useEffectEvent(load)
  useEffect(() => {
    const controller = new AbortController()
    loadCurrent(request.cursor, controller.signal).then(
      ({ rows, next }) =>
        controller.signal.aborted ||
        setFound((before) => ({ key: request.key, rows: request.cursor ? [...(before.rows ?? []), ...rows] : rows, next, request })),
      (error: unknown) => controller.signal.aborted || setFound((before) => ({ ...before, error, request })),
    )
    return () => controller.abort()
  }, [request])

  const { rows, next, error } = found
  const loading = found.request !== request
  return {
    rows,
    isCurrent: found.key === key,
    error: loading ? undefined : error,
    loading,
    hasMore: next !== null,
    more: useCallback(() => {
      if (next !== null && !loading) setRequest({ key, cursor: next })
    }, [key, next, loading]),
    retry: () => setRequest((now) => ({ ...now })),
    restart: () => setRequest({ key, cursor: null }),
    change: (changed: (before: Row[]) => Row[]) => setFound((before) => ({ ...before, rows: changed(before.rows ?? []) })),
  }
}
