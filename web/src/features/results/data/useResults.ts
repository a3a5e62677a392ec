import { useCallback, useEffect, useRef, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { ApiError, call } from '../../../lib/api/api.ts'

type Found = { results?: Results; error?: unknown; loading: boolean }

/**
 * The kept counts of a survey, whatever is filtered: they move on by themselves while the page is open. What is the same as before is
 * answered without a body (304). `results` stay while a look fails; `error` is that of the first one, or of a `reload`.
 */
export function useResults(id: string): Found & { reload: () => void } {
  const [found, setFound] = useState<Found>({ loading: true })
  const tag = useRef<string>(null)
  const [requestCount, setTurn] = useState(0)

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
  }, [fetchCounts, requestCount]) // another turn asks again
  usePolling(fetchCounts)

  const reload = useCallback(() => {
    setFound((before) => ({ ...before, loading: true }))
    setTurn((before) => before + 1)
  }, [])
  return { ...found, reload }
}

/** Milliseconds between two looks. */
const pollInterval = 10_000

/** Calls `look` every ten seconds while the page is looked at, and at once when it is looked at again; never twice at a time. */
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
