import { useCallback, useEffect, useRef, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { ApiError, call } from '../../../lib/api/api.ts'

type Found = { results?: Results; error?: unknown; loading: boolean }

/**
 * The stored counts of a survey without filter, polled while the page is open; unchanged counts cost a 304. `results` stay if a poll fails; `error` is
 * that of the last call.
 */
export function useResults(id: string): Found & { reload: () => void } {
  const [found, setFound] = useState<Found>({ loading: true })
  const tag = useRef<string>(null)
  const [requestCount, setRequestCount] = useState(0)

  const fetchCounts = useCallback(
    async (signal?: AbortSignal) => {
      const headers = tag.current ? { 'if-none-match': tag.current } : undefined
      const onHeaders = (responseHeaders: Headers) => (tag.current = responseHeaders.get('etag'))
      try {
        const results = await call('getResults', { id }, { onHeaders, ...(headers && { headers }), ...(signal && { signal }) })
        if (!signal?.aborted && 'as_of' in results) setFound({ results, loading: false })
      } catch (error) {
        const isSame = error instanceof ApiError && error.status === 304
        if (!signal?.aborted) setFound(({ results }) => ({ ...(results && { results }), ...(!isSame && { error }), loading: false }))
      }
    },
    [id],
  )

  useEffect(() => {
    const controller = new AbortController()
    tag.current = null
    void fetchCounts(controller.signal)
    return () => controller.abort()
  }, [fetchCounts, requestCount]) // another `requestCount` fetches again
  usePolling(fetchCounts)

  const reload = useCallback(() => {
    setFound((before) => ({ ...before, loading: true }))
    setRequestCount((before) => before + 1)
  }, [])
  return { ...found, reload }
}

/** Milliseconds between two polls. */
const pollInterval = 10_000

/** Calls `fetchCounts` every ten seconds while the page is visible, and at once when it becomes visible; never twice at a time. */
function usePolling(look: () => Promise<unknown>): void {
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  })
  useEffect(() => {
    let isPolling = false
    const poll = () => {
      if (isPolling || document.visibilityState === 'hidden') return
      isPolling = true
      void current.current().finally(() => (isPolling = false))
    }
    const timer = setInterval(poll, pollInterval)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [])
}
