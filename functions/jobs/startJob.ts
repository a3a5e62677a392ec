import { InvokeCommand } from '@aws-sdk/client-lambda'
import { changeJob, createJob, type JobTask, type StoredJob } from '../data/jobs.ts'
import { lambda } from '../platform/aws.ts'
import { environment, optionalEnvironment } from '../platform/environment.ts'

/** Creates a job and starts it in the background. `total`: how many responses it will read. */
export async function startJob(task: JobTask, total: number): Promise<StoredJob> {
  const job = await createJob(task, total)
  await callStep(job)
  return job
}

type NextStep = Partial<Pick<StoredJob, 'done' | 'total' | 'retries' | 'place' | 'upload'>>

/** Queues the next step of a job. Null if the job changed since it was read: another call queued it. `beatAt`: the last heartbeat of a silent job. */
export function queueNextStep({ id, step }: StoredJob, change: NextStep, beatAt?: string): Promise<StoredJob | null> {
  const states: StoredJob['state'][] = beatAt ? ['queued', 'running'] : ['running']
  return changeJob(id, { ...change, state: 'queued', step: step + 1 }, { states, step, ...(beatAt && { beatAt }) })
}

/** Calls runJob for the job's present step. runJob itself has no JOB_FUNCTION: a stack cannot give a function its own name. */
export async function callStep({ id, step }: StoredJob): Promise<void> {
  const FunctionName = optionalEnvironment('JOB_FUNCTION') ?? environment('AWS_LAMBDA_FUNCTION_NAME')
  const Payload = JSON.stringify({ job: id, step })
  await lambda().send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }))
}
