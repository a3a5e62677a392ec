import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { ExportBody, Job } from '#shared/responses/jobs.ts'
import { limits } from '#shared/limits.ts'
import type { Where } from '#shared/responses/results.ts'
import { documents } from '../platform/aws.ts'
import { notFound } from '../platform/errors.ts'
import { isJobId, newJobId } from './ids.ts'
import { key } from './keys.ts'
import { get, putNew, tableName, writeOnce } from './table.ts'

/** What a job does: an export, a filtered count, or the deletion of the `count` responses that match. `site`: the origin for URLs of files. */
export type JobTask =
  | { kind: 'export'; input: Required<Pick<ExportBody, 'survey_id' | 'format' | 'lang' | 'tz' | 'where'>>; site: string }
  | { kind: 'results'; input: { survey_id: string; where: Where; by: string | null; tz: string } }
  | { kind: 'deletion'; input: { survey_id: string; where: Where; count: number } }

/** A stored job. `beat_at`: the time of its last heartbeat, ISO 8601. `file`: the download's file name. */
export type StoredJob = Omit<Job, 'url'> & { task: JobTask; created_at: string; beat_at: string; expires_at: number; file?: string }

const seconds = () => Math.floor(Date.now() / 1000)
const now = () => new Date().toISOString()

export async function createJob(task: JobTask, total: number): Promise<StoredJob> {
  const id = newJobId()
  const at = now()
  const job: StoredJob = {
    id,
    state: 'queued',
    done: 0,
    total,
    task,
    created_at: at,
    beat_at: at,
    expires_at: seconds() + limits.jobSeconds,
  }
  await putNew({ ...key.job(id), ...job })
  return job
}

/** The job with that id; 404 if there is none or it has expired. A job without a heartbeat for too long is stored as failed. */
export async function readJob(id: string): Promise<StoredJob> {
  const job = isJobId(id) ? ((await get(key.job(id), { consistent: true })) as StoredJob | undefined) : undefined
  if (!job || job.expires_at <= seconds()) throw notFound('job')
  if (!isStalled(job)) return job
  const ended = await changeJob(job.id, { state: 'failed', error: 'job.stopped' }, { states: ['queued', 'running'], beatAt: job.beat_at })
  return ended ?? readJob(id)
}

function isStalled({ state, beat_at }: StoredJob): boolean {
  const quiet = (Date.now() - Date.parse(beat_at)) / 1000
  return (state === 'queued' && quiet > limits.jobQueuedSeconds) || (state === 'running' && quiet > limits.jobSilentSeconds)
}

type Change = Partial<Pick<StoredJob, 'state' | 'done' | 'total' | 'rows' | 'error' | 'file'>>

/** Changes a job that is in one of these states, and its heartbeat. Null, without a change, if it is in another state. */
export async function changeJob(
  id: string,
  change: Change,
  { states, beatAt }: { states: Job['state'][]; beatAt?: string },
): Promise<StoredJob | null> {
  const set = Object.entries({ ...change, beat_at: now() })
  const names = Object.fromEntries([...set.map(([name]) => [`#${name}`, name]), ['#state', 'state']])
  const values = Object.fromEntries([...set.map(([name, value]) => [`:${name}`, value]), ...states.map((state, at) => [`:in${at}`, state])])
  const allowed = `#state IN (${states.map((_, at) => `:in${at}`).join(', ')})`
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key.job(id),
    UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: beatAt ? `${allowed} AND #beat_at = :beatAt` : allowed,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ...(beatAt && { ':beatAt': beatAt }) },
    ReturnValues: 'ALL_NEW',
  })
  const send = async () => (await documents().send(update)).Attributes!
  return (await writeOnce(key.job(id), send, (job) => set.every(([name, value]) => job[name] === value))) as StoredJob | null
}
