import { useEffect, useEffectEvent, useState } from 'react'
import type { Job } from '#shared/responses/jobs.ts'
import type { Where } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { hasEnded, useJob } from '../../../lib/export/jobs.ts'

/** The responses to delete: those that match `where`, `count` of them. */
export type Doomed = { where: Where; count: number }
/** `job`: its last known state. `error`: why that is not known any more. */
export type Deletion = Doomed & { job: Job; error?: unknown }

/** Deletes by a job. `start` throws ApiError. `onEnded`: it is done, failed or cancelled. A deletion stays until `dismiss`. */
export function useDeletion(surveyId: string, onEnded: () => void) {
  const [started, setStarted] = useState<Deletion | null>(null)
  const id = started?.job.id ?? null
  const { job = started?.job, error } = useJob(id)
  const isEnded = error !== undefined || (job !== undefined && hasEnded(job))

  const end = useEffectEvent(onEnded)
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])

  return {
    deletion: started && job ? { ...started, job, error } : null,
    start: async ({ where, count }: Doomed): Promise<void> => {
      const job = await call('deleteResponses', { id: surveyId, body: { where, count, all: where.length === 0 } })
      setStarted({ where, count, job })
    },
    cancel: async (): Promise<void> => {
      if (id) await call('cancelJob', { job: id })
    },
    dismiss: () => setStarted(null),
  }
}
