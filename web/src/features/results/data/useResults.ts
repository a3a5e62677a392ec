import type { Results } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { ApiError } from '../../../lib/api/api.ts'
import { queryClient, useLoaded } from '../../../lib/api/queries.ts'

/** Milliseconds between two polls. */
const pollInterval = 10_000

type Counted = { results: Results; tag: string | null }

/** The stored counts; returns the object `before` if they are equal. Throws ApiError. */
async function load(id: string, before: Counted | undefined, signal: AbortSignal): Promise<Counted> {
  let tag: string | null = null
  const onHeaders = (headers: Headers) => (tag = headers.get('etag'))
  try {
    const results = await call(
      'getResults',
      { id },
      { onHeaders, signal, ...(before?.tag && { headers: { 'if-none-match': before.tag } }) },
    )
    return { results: results as Results, tag } // only under a filter the reply is a job
  } catch (error) {
    if (before && error instanceof ApiError && error.status === 304) return before
    throw error
  }
}

/** A survey's stored counts, polled while the page is visible. `results` stay if a poll fails; `error` is that of the last call. */
export function useResults(id: string): { results: Results | undefined; error: unknown; loading: boolean; reload: () => void } {
  const queryKey = ['getResults', id]
  const { data, error, loading, reload } = useLoaded(queryKey, (signal) => load(id, queryClient.getQueryData<Counted>(queryKey), signal), {
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  })
  return { results: data?.results, error, loading, reload }
}
