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

/** Starts the next step of a job that is as it was read. Null where it changed since: where another one did. `beatAt`: its last heartbeat, if it is silent. */
export async function startNextStep({ id, step }: StoredJob, change: NextStep, beatAt?: string): Promise<StoredJob | null> {
  const states: StoredJob['state'][] = beatAt ? ['queued', 'running'] : ['running']
  const job = await changeJob(id, { ...change, state: 'queued', step: step + 1 }, { states, step, ...(beatAt && { beatAt }) })
  if (job) await invoke(job)
  return job
}

/** Starts the job's present step. Only runJob itself is not told its name, which its stack cannot know when it is created. */
async function invoke({ id, step }: StoredJob): Promise<void> {
  const FunctionName = optionalEnvironment('JOB_FUNCTION') ?? environment('AWS_LAMBDA_FUNCTION_NAME')
  const Payload = JSON.stringify({ job: id, step })
  await lambda().send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }))
}
