import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { ExportBody, Job } from '#shared/responses/jobs.ts'
import { limits } from '#shared/limits.ts'
import type { Where } from '#shared/responses/results.ts'
import { documents } from '../platform/aws.ts'
import { notFound } from '../platform/errors.ts'
import { isJobId, newJobId } from './ids.ts'
import { key } from './keys.ts'
import { get, isNew, isConditionFailure, tableName } from './table.ts'

/** What a job is to make: an export, or results under a filter or a comparison. `site`: the origin that addresses of files begin with. */
export type JobTask =
  | { kind: 'export'; input: Required<Pick<ExportBody, 'survey_id' | 'format' | 'lang' | 'tz' | 'where'>>; site: string }
  | { kind: 'results'; input: { survey_id: string; where: Where; by: string | null; tz: string } }

/** A job as the table keeps it. `beat_at`: when it last said that it is alive, in ISO 8601. `file`: the name that a browser saves it under. */
export type StoredJob = Omit<Job, 'url'> & { task: JobTask; created_at: string; beat_at: string; expires_at: number; file?: string }

const seconds = () => Math.floor(Date.now() / 1000)
const now = () => new Date().toISOString()

/** Notes a job that is about to be run. `total` counts responses. */
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
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key.job(id), ...job }, ConditionExpression: isNew }))
  return job
}

/** The job with that id; 404 where there is none, or its day is over. One that has been silent for too long has failed, and is noted so. */
export async function readJob(id: string): Promise<StoredJob> {
  const job = isJobId(id) ? ((await get(key.job(id), { consistent: true })) as StoredJob | undefined) : undefined
  if (!job || job.expires_at <= seconds()) throw notFound('job')
  if (!isSilent(job)) return job
  const ended = await changeJob(job.id, { state: 'failed', error: 'job.stopped' }, { states: ['queued', 'running'], beatAt: job.beat_at })
  return ended ?? readJob(id)
}

function isSilent({ state, beat_at }: StoredJob): boolean {
  const silent = (Date.now() - Date.parse(beat_at)) / 1000
  return (state === 'queued' && silent > limits.jobQueuedSeconds) || (state === 'running' && silent > limits.jobSilentSeconds)
}

type Change = Partial<Pick<StoredJob, 'state' | 'done' | 'total' | 'error' | 'file'>>

/** Changes a job that is in one of these states, and notes that it is alive. Null, and nothing, where it is in another one. */
export async function changeJob(
  id: string,
  change: Change,
  { states, beatAt }: { states: Job['state'][]; beatAt?: string },
): Promise<StoredJob | null> {
  const set = Object.entries({ ...change, beat_at: now() })
  const names = Object.fromEntries([...set.map(([name]) => [`#${name}`, name]), ['#state', 'state']])
  const values = Object.fromEntries([...set.map(([name, value]) => [`:${name}`, value]), ...states.map((state, at) => [`:in${at}`, state])])
  const allowed = `#state IN (${states.map((_, at) => `:in${at}`).join(', ')})`
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key.job(id),
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: beatAt ? `${allowed} AND #beat_at = :beatAt` : allowed,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ...values, ...(beatAt && { ':beatAt': beatAt }) },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return Attributes as StoredJob
  } catch (error) {
    if (!isConditionFailure(error)) throw error
    return null
  }
}
