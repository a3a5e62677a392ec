import { InvokeCommand } from '@aws-sdk/client-lambda'
import { createJob, type JobTask, type StoredJob } from '../data/jobs.ts'
import { lambda } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

/** Creates a job and starts it in the background. `total`: how many responses it will read. */
export async function startJob(task: JobTask, total: number): Promise<StoredJob> {
  const job = await createJob(task, total)
  const Payload = JSON.stringify({ job: job.id })
  await lambda().send(new InvokeCommand({ FunctionName: environment('JOB_FUNCTION'), InvocationType: 'Event', Payload }))
  return job
}
