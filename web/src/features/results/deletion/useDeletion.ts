import { useEffect, useEffectEvent, useState } from 'react'
import type { Job } from '#shared/responses/jobs.ts'
import type { Where } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/api.ts'
import { followJob, JobEnded } from '../../../lib/export/jobs.ts'

/** The responses to delete: those that match `where`, `count` of them. */
export type Doomed = { where: Where; count: number }
/** `job`: its last known state. `error`: why that is not known any more. */
export type Deletion = Doomed & { job: Job; error?: unknown }

/**
 * The deletion of responses by a job. `start` throws ApiError. `onEnded` is called when the job is done, failed or cancelled: responses may be gone.
 * A deletion stays until `dismiss`.
 */
export function useDeletion(surveyId: string, onEnded: () => void) {
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const id = deletion?.job.id

  const end = useEffectEvent(onEnded)
  useEffect(() => {
    if (!id) return undefined
    const controller = new AbortController()
    const set = (change: Partial<Deletion>) => setDeletion((before) => before && { ...before, ...change })
    followJob(id, controller.signal, (job) => controller.signal.aborted || set({ job })).then(
      () => controller.signal.aborted || end(),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof JobEnded)) set({ error })
        end()
      },
    )
    return () => controller.abort()
  }, [id])

  return {
    deletion,
    start: async ({ where, count }: Doomed): Promise<void> => {
      const job = await call('deleteResponses', { id: surveyId, body: { where, count, all: where.length === 0 } })
      setDeletion({ where, count, job })
    },
    cancel: async (): Promise<void> => {
      if (id) await call('cancelJob', { job: id })
    },
    dismiss: () => setDeletion(null),
  }
}
