import { setTimeout as after } from 'node:timers/promises'
import { callRoute } from '../callRoute.ts'
import type { Person } from '../people.ts'

/** The reply for a job that ended. It waits where another process runs the job, as in a rehearsal. */
export async function endOfJob(job: string, as: Person) {
  for (;;) {
    const { body } = await callRoute('getJob', { as, params: { job } })
    if (!['queued', 'running'].includes(body.state as string)) return body
    await after(50)
  }
}
