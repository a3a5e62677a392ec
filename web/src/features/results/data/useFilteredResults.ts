import { useEffect, useEffectEvent, useState } from 'react'
import type { Results, Where } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useLoaded } from '../../../lib/api/queries.ts'
import { readSubject } from '../filter/where.ts'
import { useJob } from '../../../lib/export/jobs.ts'

/** Which part of the responses is counted, and what it is compared by. */
type Subset = { where: string | undefined; by: string | undefined }

/** What is compared by, as the API takes it. */
function byQuery(subject: string): { by: string; row?: string } {
  const { of, ...row } = readSubject(subject)
  return { by: of, ...row }
}

/** The most characters of a filter in an address: CloudFront takes addresses of at most 8,192 bytes. */
const maxInAddress = 6_000

/** Counts by GET, or by POST where the filter is too long for an address. */
function count(id: string, { where, ...compared }: { where?: string; by?: string; row?: string }, signal: AbortSignal) {
  if (where === undefined || encodeURIComponent(where).length <= maxInAddress)
    return call('getResults', { id, query: { ...(where && { where }), ...compared } }, { signal })
  return call('countResults', { id, body: { where: JSON.parse(where) as Where, ...compared } }, { signal })
}

async function loadFile(url: string, signal: AbortSignal): Promise<Results> {
  const file = await fetch(url, { signal })
  if (!file.ok) throw new Error(`The results answered ${file.status}.`)
  return (await file.json()) as Results
}

/** Counted again when `counted` changes, unless the last count took a job: then `isOld` is true, and `reload` counts again. */
export function useFilteredResults(id: string, { where, by }: Subset, counted: string | undefined) {
  const isWanted = Boolean(where || by)
  const key = JSON.stringify([id, where || null, by || null])
  const [stopped, setStopped] = useState<string>()
  const [starts, setStarts] = useState(0)
  const isStopped = isWanted && stopped === key
  const enabled = isWanted && !isStopped

  const query = { ...(where && { where }), ...(by && byQuery(by)) }
  const counting = useLoaded(['getResults', id, query, starts], async (signal) => ({ counted, reply: await count(id, query, signal) }), {
    enabled,
  })
  const reply = counting.data?.reply
  const atOnce = reply && 'as_of' in reply ? reply : undefined
  const jobId = enabled && reply && !('as_of' in reply) ? reply.id : null
  const { job, error } = useJob(jobId)
  const isDone = job?.state === 'done'
  const file = useLoaded(['resultsFile', jobId], (signal) => loadFile(job!.url!, signal), { enabled: isDone })
  const isLost = job?.state === 'failed' || job?.state === 'cancelled'
  const failure = counting.error ?? error ?? (isLost ? new Error(job.error ?? job.state) : file.error)

  const results = atOnce ?? file.data
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
    error: enabled ? failure : undefined,
    loading: enabled && (counting.loading || (jobId !== null && !file.data && failure === undefined)),
    isOld: file.data !== undefined && isOutdated,
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
