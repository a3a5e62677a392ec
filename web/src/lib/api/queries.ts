import type { InfiniteData, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { hashKey, keepPreviousData, notifyManager, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { call } from './allCalls.ts'
import { onTokenChange } from './token.ts'

/** The replies that mounted components read; a key starts with the call's name. A screen that opens asks the server again, once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } },
})
queryClient.mount() // follows whether the page is visible
notifyManager.setScheduler(queueMicrotask)
// a version's reply outlives its screen, but not the session
onTokenChange(() => queryClient.removeQueries({ type: 'inactive' }))

/** The error of a query; while it loads again the error before, so that the message and its button stay until then. */
function useLastError(queryKey: QueryKey, error: unknown, isFetching: boolean): unknown {
  const key = hashKey(queryKey)
  const [last, setLast] = useState({ key, error })
  if (!isFetching && (error !== last.error || key !== last.key)) setLast({ key, error })
  return (isFetching && key === last.key ? last.error : error) ?? undefined
}

type Loaded<T> = {
  data: T | undefined
  error: unknown
  loading: boolean
  /** Loads again. `data` and `error` stay until that has loaded or failed. */
  reload: () => void
  /** Changes `data` without a request, after something was saved. */
  change: (change: (data: T | undefined) => T) => void
}

type LoadOptions<T> = Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus'>

/** Loads on mount and for each new key, never with a stale result. The signal aborts a load when its last user unmounts. */
export function useLoaded<T>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<T>, options: LoadOptions<T> = {}): Loaded<T> {
  const { data, error, isFetching, isFetchedAfterMount, isStale, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => load(signal), ...options },
    queryClient,
  )
  return {
    data: isFetchedAfterMount || !isStale ? data : undefined,
    error: useLastError(queryKey, error, isFetching),
    loading: isFetching,
    reload: () => void refetch(),
    change: (change) => queryClient.setQueryData<T>(queryKey, change),
  }
}

export const useCall = <N extends RouteName>(name: N, input: Call<N>, options?: LoadOptions<Reply<N>>): Loaded<Reply<N>> =>
  useLoaded([name, input], (signal) => call(name, input, { signal }), options)

/** `next`: the cursor of the next page; null after the last one. */
export type Page<Rows> = { rows: Rows; next: string | null }

/** One page of a list. Throws ApiError. */
export async function loadPage<N extends RouteName>(name: N, input: Call<N>, signal: AbortSignal): Promise<Page<Reply<N>>> {
  let next: string | null = null
  const rows = await call(name, input, { onHeaders: (headers) => (next = headers.get('x-next-cursor')), signal })
  return { rows, next }
}

/** A list by pages; `rows` stay until a new key's have come (`isCurrent`). `retry`: what failed. `restart`: the first page again. */
export function usePages<Row>(
  queryKey: QueryKey,
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page<Row[]>>,
  observed: { enabled?: boolean; staleTime?: number } = {},
) {
  const options = {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page<Row[]>) => next,
  }
  const { data, error, isFetching, isPlaceholderData, isFetchNextPageError, hasNextPage, fetchNextPage } = useInfiniteQuery(
    { ...options, ...observed, placeholderData: keepPreviousData },
    queryClient,
  )
  const more = () => void fetchNextPage({ cancelRefetch: false })
  const restart = () => {
    void queryClient.cancelQueries({ queryKey, exact: true })
    queryClient.fetchInfiniteQuery({ ...options, pages: 1 }).catch(() => undefined) // the error is the list's too
  }
  return {
    pageCount: data?.pages.length ?? 0,
    rows: data?.pages.flatMap(({ rows }) => rows),
    isCurrent: data !== undefined && !isPlaceholderData,
    error: isFetching ? undefined : (error ?? undefined),
    loading: isFetching,
    hasMore: hasNextPage,
    more,
    retry: isFetchNextPageError ? more : restart,
    restart,
    changeRow: (change: (row: Row) => Row) =>
      queryClient.setQueryData<InfiniteData<Page<Row[]>>>(
        queryKey,
        (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
      ),
  }
}
