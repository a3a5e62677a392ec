import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import type { ExportBody, Job } from '#shared/responses/jobs.ts'
import { limits } from '#shared/limits.ts'
import type { Where } from '#shared/responses/results.ts'
import type { Condition as ShowIf } from '#shared/survey/condition.ts'
import { documents } from '../platform/aws.ts'
import { notFound } from '../platform/errors.ts'
import { isJobId, newJobId } from './ids.ts'
import { key } from './keys.ts'
import { get, putNew, tableName, writeOnce } from './table.ts'

/**
 * The task of a job: an export, a filtered count, the deletion of the `count` matching responses, or the count of taken seats. `site`: the origin for
 * URLs of files.
 */
export type JobTask =
  | { kind: 'export'; input: Required<Pick<ExportBody, 'survey_id' | 'format' | 'lang' | 'tz' | 'where'>>; site: string }
  | { kind: 'results'; input: { survey_id: string; where: Where; by: string | null; row?: string; show_if?: ShowIf; tz: string } }
  | { kind: 'deletion'; input: { survey_id: string; where: Where; count: number } }
  | { kind: 'seats'; input: { survey_id: string; generation: string } }

/** A stored job. */
export type StoredJob = Omit<Job, 'url'> & {
  task: JobTask
  created_at: string
  /** The time of its last heartbeat, ISO 8601. */
  beat_at: string
  expires_at: number
  /** The download's file name. */
  file?: string
  /** Counts its steps from 0. The retry of a step is another step. */
  step: number
  /** How many consecutive steps ended without a place. */
  retries: number
  /** The last step that stored a place, from where the next one continues. */
  place?: number
  /** The id of the multipart upload of its file, once a place was stored. */
  upload?: string
}

const seconds = () => Math.floor(Date.now() / 1000)
const now = () => new Date().toISOString()

/** Stores a new job in the state `queued`. `total`: how many responses it reads. */
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
    step: 0,
    retries: 0,
  }
  await putNew({ ...key.job(id), ...job })
  return job
}

/** The job with that id, even if it has expired. */
export async function findJob(id: string): Promise<StoredJob | undefined> {
  const job = isJobId(id) ? await get(key.job(id), { consistent: true }) : undefined
  return job && withStep(job)
}

/** The job with that id; 404 if there is none or it has expired. */
export async function readJob(id: string): Promise<StoredJob> {
  const job = await findJob(id)
  if (!job || job.expires_at <= seconds()) throw notFound('job')
  return job
}

/** The item of a job that was started before there were steps has none. */
const withStep = (job: object) => ({ step: 0, retries: 0, ...job }) as StoredJob

/** Whether a job has had no heartbeat for too long. */
export const isStalled = (job: StoredJob): boolean =>
  (job.state === 'queued' && isSilent(job, limits.jobQueuedSeconds)) || (job.state === 'running' && isSilent(job))

/** Whether a job had no change and no heartbeat for that many seconds. */
export const isSilent = ({ beat_at }: StoredJob, longest: number = limits.jobSilentSeconds): boolean =>
  (Date.now() - Date.parse(beat_at)) / 1000 > longest

type Change = Partial<Pick<StoredJob, 'state' | 'done' | 'total' | 'rows' | 'error' | 'file' | 'step' | 'retries' | 'place' | 'upload'>>

/** The condition of a change: the job is in one of these states; with `beatAt`, has this last heartbeat; with `step`, is in this step. */
type Condition = { states: Job['state'][]; beatAt?: string; step?: number }

/** Changes a job, and its heartbeat. Null, without a change, if the condition does not hold. */
export async function changeJob(id: string, change: Change, { states, beatAt, step }: Condition): Promise<StoredJob | null> {
  // identifies this change, since another one may have the same content and time
  const set = Object.entries({ ...change, beat_at: now(), changed_by: randomUUID() })
  const names = Object.fromEntries([
    ...set.map(([name]) => [`#${name}`, name]),
    ['#state', 'state'],
    ...(step === undefined ? [] : [['#step', 'step']]),
  ])
  const values = Object.fromEntries([...set.map(([name, value]) => [`:${name}`, value]), ...states.map((state, at) => [`:in${at}`, state])])
  const conditions = [
    `#state IN (${states.map((_, at) => `:in${at}`).join(', ')})`,
    ...(beatAt ? ['#beat_at = :beatAt'] : []),
    ...(step === undefined ? [] : ['(attribute_not_exists(#step) OR #step = :ofStep)']),
  ]
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key.job(id),
    UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ...(beatAt && { ':beatAt': beatAt }), ...(step !== undefined && { ':ofStep': step }) },
    ReturnValues: 'ALL_NEW',
  })
  const send = async () => (await documents().send(update)).Attributes!
  const changed = await writeOnce(key.job(id), send, (job) => set.every(([name, value]) => job[name] === value))
  return changed && withStep(changed)
}
