import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Job } from '#shared/responses/jobs.ts'
import type { Results } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/api.ts'
import { followJob } from '../../../lib/export/jobs.ts'

/** Which part of the responses is counted, and what it is compared by. */
type Subset = { where: string | undefined; by: string | undefined }
type CountRequest = { key: string; counted: string | undefined; count: number }
/** `request`: the one that this is the outcome of. */
type Found = { for?: string; results?: Results; job?: Job; error?: unknown; request?: CountRequest }

async function load(
  id: string,
  { where, by }: Subset,
  signal: AbortSignal,
  onJob: (job: Job) => void,
): Promise<{ results: Results; byJob: boolean }> {
  const query = { ...(where && { where }), ...(by && { by }) }
  const answer = await call('getResults', { id, query }, { signal })
  if ('as_of' in answer) return { results: answer, byJob: false }
  const { url } = await followJob(answer.id, signal, onJob)
  const file = await fetch(url!, { signal })
  if (!file.ok) throw new Error(`The results answered ${file.status}.`)
  return { results: (await file.json()) as Results, byJob: true }
}

/**
 * The results under a filter or with a comparison; none without either. When `counted` changes, there are new responses: they are counted again,
 * unless the last count took a job. Then `isOld` is true, and `reload` counts again.
 */
export function useFilteredResults(
  id: string,
  query: Subset,
  counted: string | undefined,
): Omit<Found, 'for' | 'request'> & { loading: boolean; isOld: boolean; isStopped: boolean; reload: () => void; stop: () => void } {
  const isWanted = Boolean(query.where || query.by)
  const key = JSON.stringify([id, query.where || null, query.by || null])
  const [found, setFound] = useState<Found>({})
  const [request, setRequest] = useState<CountRequest>({ key, counted, count: 0 })
  const [stopped, setStopped] = useState<string>()
  const [lastCount, setLastCount] = useState<{ key: string; counted: string | undefined; byJob: boolean }>()

  if (request.key !== key) setRequest({ key, counted, count: 0 })
  else if (request.counted !== counted && lastCount?.key === key && !lastCount.byJob) setRequest({ key, counted, count: request.count + 1 })

  const fetchCounts = useEffectEvent((signal: AbortSignal) => {
    const onJob = (job: Job) => setFound((before) => ({ ...foundFor(key, before), job }))
    load(id, query, signal, onJob).then(
      ({ results, byJob }) => {
        if (signal.aborted) return undefined
        setFound({ for: key, results, request })
        return setLastCount({ key, counted, byJob })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setFound((before) => {
          const { results } = foundFor(key, before)
          return { for: key, ...(results && { results }), error, request }
        })
      },
    )
  })
  const isStopped = stopped === key
  useEffect(() => {
    if (!isWanted || isStopped) return undefined
    const controller = new AbortController()
    fetchCounts(controller.signal)
    return () => controller.abort()
  }, [request, isWanted, isStopped])

  const reload = useCallback(() => {
    setStopped(undefined)
    setRequest((before) => ({ ...before, count: before.count + 1 }))
  }, [])
  const stop = () => {
    if (found.job) void call('cancelJob', { job: found.job.id }).catch(() => undefined)
    setStopped(key)
    setFound({ for: key })
  }
  const { results, job, error } = foundFor(key, found)
  return {
    ...(results && { results }),
    ...(job && { job }),
    error,
    loading: isWanted && !isStopped && found.request !== request,
    isOld: lastCount?.key === key && lastCount.byJob && lastCount.counted !== counted,
    isStopped: isWanted && isStopped,
    reload,
    stop,
  }
}

/** The state, if it belongs to this key; else an empty one. */
const foundFor = (key: string, found: Found): Found => (found.for === key ? found : { for: key })
