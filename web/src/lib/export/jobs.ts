import type { Job } from '#shared/responses/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.ts'
import { call } from '../api/allCalls.ts'
import { queryClient } from '../api/queries.ts'

/** Milliseconds between two requests for a job's state, and after one that failed. */
const pollMilliseconds = 1000
const retryMilliseconds = 5000

/** True for errors after which a retry may succeed: no network, 429 and 5xx. */
const isTransient = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

export const hasEnded = ({ state }: Job): boolean => state !== 'queued' && state !== 'running'

/** A job, polled until it has ended; nothing for null. `error`: why its state is not known any more; transient errors are retried. */
export function useJob(id: string | null): { job: Job | undefined; error: unknown } {
  const { data, error } = useQuery(
    {
      queryKey: ['getJob', id],
      queryFn: ({ signal }) => call('getJob', { job: id! }, { signal }),
      enabled: id !== null,
      refetchInterval: ({ state }) => {
        if (state.error) return isTransient(state.error) && retryMilliseconds
        return !(state.data && hasEnded(state.data)) && pollMilliseconds
      },
      refetchIntervalInBackground: true,
    },
    queryClient,
  )
  return { job: data, error: isTransient(error) ? undefined : (error ?? undefined) }
}
