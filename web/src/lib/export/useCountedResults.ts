import type { QueryKey } from '@tanstack/react-query'
import type { Job } from '#shared/responses/jobs.ts'
import type { Results } from '#shared/responses/results.ts'
import { useLoaded } from '../api/queries.ts'
import { useJob } from './jobs.ts'

async function loadFile(url: string, signal: AbortSignal): Promise<Results> {
  const file = await fetch(url, { signal })
  if (!file.ok) throw new Error(`The results answered ${file.status}.`)
  return (await file.json()) as Results
}

/** Counts once for each key while `enabled`. Many responses are counted by a job, whose id is `jobId` then; `file` has its results. */
export function useCountedResults<Count extends { reply: Results | Pick<Job, 'id'> }>(
  queryKey: QueryKey,
  count: (signal: AbortSignal) => Promise<Count>,
  enabled: boolean,
) {
  const counting = useLoaded(queryKey, count, { enabled })
  const reply = counting.data?.reply
  const atOnce = reply && 'as_of' in reply ? reply : undefined
  const jobId = enabled && reply && !('as_of' in reply) ? reply.id : null
  const { job, error } = useJob(jobId)
  const file = useLoaded(['resultsFile', jobId], (signal) => loadFile(job!.url!, signal), { enabled: job?.state === 'done' })
  const isLost = job?.state === 'failed' || job?.state === 'cancelled'
  const failure = counting.error ?? error ?? (isLost ? new Error(job.error ?? job.state) : file.error)
  const loading = enabled && (counting.loading || (jobId !== null && !file.data && failure === undefined))
  return { counting, atOnce, jobId, job, file: file.data, error: enabled ? failure : undefined, loading }
}
