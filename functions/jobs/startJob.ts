import { InvokeCommand } from '@aws-sdk/client-lambda'
import { changeJob, createJob, type JobTask, type StoredJob } from '../data/jobs.ts'
import { lambda } from '../platform/aws.ts'
import { environment, optionalEnvironment } from '../platform/environment.ts'

/** Creates a job and starts it in the background. `total`: how many responses it will read. */
export async function startJob(task: JobTask, total: number): Promise<StoredJob> {
  const job = await createJob(task, total)
  await invoke(job)
  return job
}

type NextStep = Partial<Pick<StoredJob, 'done' | 'total' | 'retries' | 'place' | 'upload'>>

/** Starts the next step of a job. Null if the job changed since it was read: another call did it. `beatAt`: the last heartbeat of a silent job. */
export async function startNextStep({ id, step }: StoredJob, change: NextStep, beatAt?: string): Promise<StoredJob | null> {
  const states: StoredJob['state'][] = beatAt ? ['queued', 'running'] : ['running']
  const job = await changeJob(id, { ...change, state: 'queued', step: step + 1 }, { states, step, ...(beatAt && { beatAt }) })
  if (job) await invoke(job)
  return job
}

/** Invokes runJob for the job's present step. runJob itself has no JOB_FUNCTION: a stack cannot give a function its own name. */
async function invoke({ id, step }: StoredJob): Promise<void> {
  const FunctionName = optionalEnvironment('JOB_FUNCTION') ?? environment('AWS_LAMBDA_FUNCTION_NAME')
  const Payload = JSON.stringify({ job: id, step })
  await lambda().send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }))
}
