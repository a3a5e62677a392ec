import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Job } from '#shared/responses/jobs.ts'
import { filePrefixes } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import type { StoredJob } from '../data/jobs.ts'
import { s3 } from '../platform/aws.ts'
import { contentDisposition } from '../http/reply.ts'
import { environment } from '../platform/environment.ts'
import { removeSpools } from './spoolFiles.ts'
import { abortUpload } from './fileUpload.ts'
import { removePlace } from './place.ts'

/** The result of a step: the job's result, or the place where another step continues, or this one if it `goesOn`; `upload`: the id of the file's upload. */
export type StepResult = JobResult | { place: object; upload: string | null; goesOn?: true }

/**
 * The result of a finished job. `fileName`: the name under which a browser saves its file, if it has one; `rows`: how many responses are in it, or
 * were deleted.
 */
export type JobResult = { fileName?: string; rows: number }

/** The key of a job's file in the private bucket. */
export const jobFileKey = (id: string) => `${filePrefixes.exports}${id}`

/** The job as the API returns it: running between two steps; when it is done, with a link to its file that is valid for five minutes. */
export async function toPublicJob({ id, state: stored, done, total, rows, error, file, step }: StoredJob): Promise<Job> {
  const state = stored === 'queued' && step > 0 ? 'running' : stored
  const job = { id, state, done, total, ...(rows !== undefined && { rows }), ...(error && { error }) }
  if (state !== 'done' || !file) return job
  const command = new GetObjectCommand({
    Bucket: environment('PRIVATE_BUCKET'),
    Key: jobFileKey(id),
    ResponseContentDisposition: contentDisposition(file),
    ResponseCacheControl: 'private, no-store',
  })
  return { ...job, url: await getSignedUrl(s3(), command, { expiresIn: limits.exportLinkSeconds }) }
}

/** Deletes the file of a job without a running step, if there is one, and the intermediate results of its steps. */
export async function removeJobFiles(job: StoredJob): Promise<void> {
  const { id, upload } = job
  if (upload) await abortUpload(jobFileKey(id), upload)
  await removeStepFiles(job)
  await s3().send(new DeleteObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key: jobFileKey(id) }))
}

/** Deletes the intermediate results that a job's steps stored for later ones. */
export async function removeStepFiles({ id, task, step }: StoredJob): Promise<void> {
  await Promise.all(Array.from({ length: step + 1 }, (_, each) => removePlace(id, each)))
  if (task.kind === 'export' && task.input.format === 'xlsx') await removeSpools(id, step + 1)
}
