import { useEffect, useEffectEvent, useState } from 'react'
import type { Results, Where } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { readSubject } from '../filter/where.ts'
import { useCountedResults } from '../../../lib/export/useCountedResults.ts'
import { fitsAddress } from './fitsAddress.ts'

/** The filter and the comparison of a count. */
type Subset = { where: string | undefined; by: string | undefined }

/** The comparison as the API's parameters. */
function byQuery(subject: string): { by: string; row?: string } {
  const { of, row } = readSubject(subject)
  return { by: of, ...(row !== undefined && { row }) }
}

/** Counts by GET, or by POST if the filter is too long for an address. */
function callFor(id: string, { where, ...compared }: { where?: string; by?: string; row?: string }, signal: AbortSignal) {
  if (where === undefined || fitsAddress(where))
    return call('getResults', { id, query: { ...(where && { where }), ...compared } }, { signal })
  return call('countResults', { id, body: { where: JSON.parse(where) as Where, ...compared } }, { signal })
}

/** Counts again when `counted` changes, unless the last count took a job: then `isOld` is true, and `reload` counts again. */
export function useFilteredResults(id: string, { where, by }: Subset, counted: string | undefined) {
  const isWanted = Boolean(where || by)
  const key = JSON.stringify([id, where || null, by || null])
  const [stopped, setStopped] = useState<string>()
  const [starts, setStarts] = useState(0)
  const isStopped = isWanted && stopped === key
  const enabled = isWanted && !isStopped

  const query = { ...(where && { where }), ...(by && byQuery(by)) }
  const count = async (signal: AbortSignal) => ({ counted, reply: await callFor(id, query, signal) })
  const { counting, atOnce, jobId, job, file, error, loading } = useCountedResults(['getResults', id, query, starts], count, enabled)

  const results = atOnce ?? file
  const [last, setLast] = useState<{ key: string; results?: Results }>({ key })
  if (key !== last.key || (results && results !== last.results)) setLast({ key, ...(results && { results }) })

  const recount = useEffectEvent(counting.reload)
  const isOutdated = counting.data !== undefined && counting.data.counted !== counted
  useEffect(() => {
    if (isOutdated && atOnce) recount()
  }, [isOutdated, atOnce, counted])

  return {
    results: isStopped || key !== last.key ? undefined : (results ?? last.results),
    job: counting.loading ? undefined : job,
    error,
    loading,
    isOld: file !== undefined && isOutdated,
    isStopped,
    reload: () => {
      setStopped(undefined)
      if (isStopped) setStarts(starts + 1)
      else if (isWanted) counting.reload()
    },
    stop: () => {
      if (jobId) void call('cancelJob', { job: jobId }).catch(() => undefined)
      setStopped(key)
    },
  }
}
