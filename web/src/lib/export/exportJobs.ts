import { useEffect, useSyncExternalStore } from 'react'
import type { ExportFormat, Job } from '#shared/responses/jobs.ts'
import type { Where } from '#shared/responses/results.ts'
import { ApiError } from '../api/ApiError.ts'
import { address, call } from '../api/api.ts'
import { lang } from '../language/language.ts'
import { download } from './download.ts'
import { followJob, JobEnded } from './jobs.ts'
import { createListeners } from '../store/createStore.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

type ExportOptions = { format: ExportFormat; lang: 'en' | 'ko'; where: Where }

/** An .xlsx of at most this many responses is downloaded at once; a larger or other export is made by a job. */
export const exportedAtOnce = 2000

/** An export job as this browser knows it. `id`: the job's. `job`: its last known state. `error`: why it failed. `filtered`: a filter was on. */
export type Export = { id: string; format: ExportFormat; filtered: boolean; job?: Job; error?: unknown }
type StoredExport = Pick<Export, 'id' | 'format' | 'filtered'>

const key = (surveyId: string) => `export:${surveyId}`
const exports = new Map<string, Export | null>()
const controllers = new Map<string, AbortController>()
const { notify, subscribe } = createListeners()

function setExport(surveyId: string, next: Export | null) {
  exports.set(surveyId, next)
  notify()
}

/** The export of a survey, also after a reload; null without one. */
export function readExport(surveyId: string): Export | null {
  if (!exports.has(surveyId)) exports.set(surveyId, parseStored(readStorage(key(surveyId))))
  return exports.get(surveyId)!
}

function parseStored(text: string | null): StoredExport | null {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredExport | null
    return typeof stored?.id === 'string' ? stored : null
  } catch {
    return null
  }
}

function follow(surveyId: string) {
  const current = readExport(surveyId)
  if (!current || current.error !== undefined || current.job?.state === 'done' || controllers.has(surveyId)) return
  const controller = new AbortController()
  controllers.set(surveyId, controller)
  const isCurrent = () => !controller.signal.aborted && readExport(surveyId)?.id === current.id
  followJob(current.id, controller.signal, (job) => isCurrent() && setExport(surveyId, { ...readExport(surveyId)!, job }))
    .catch((error: unknown) => {
      if (!isCurrent()) return
      const isGone = error instanceof ApiError && error.status === 404
      const isCancelled = error instanceof JobEnded && error.job.state === 'cancelled'
      if (isGone || isCancelled) forgetExport(surveyId)
      else setExport(surveyId, { ...readExport(surveyId)!, error })
    })
    .finally(() => controllers.get(surveyId) === controller && controllers.delete(surveyId))
}

/** The export of a survey that this browser started, polled until its file is ready; null without one. */
export function useExport(surveyId: string): Export | null {
  const current = useSyncExternalStore(subscribe, () => readExport(surveyId))
  useEffect(() => follow(surveyId))
  return current
}

/** Starts the export of a survey's responses as a job, and forgets an earlier one. Throws ApiError. */
export async function startExport(surveyId: string, options: ExportOptions): Promise<void> {
  const job = await call('startExport', { body: { survey_id: surveyId, ...options } })
  forgetExport(surveyId)
  const stored: StoredExport = { id: job.id, format: options.format, filtered: options.where.length > 0 }
  writeStorage(key(surveyId), JSON.stringify(stored))
  setExport(surveyId, { ...stored, job })
  follow(surveyId)
}

/** Downloads the file of a finished export. Fetches its URL again, since that is valid for five minutes. Throws ApiError. */
export async function saveExport({ id }: Pick<Export, 'id'>): Promise<void> {
  const { url } = await call('getJob', { job: id })
  if (url) download(url)
}

/** Cancels an export, and forgets it. Throws ApiError. */
export async function cancelExport(surveyId: string): Promise<void> {
  const current = readExport(surveyId)
  if (current) await call('cancelJob', { job: current.id })
  forgetExport(surveyId)
}

/** Forgets an export; the server deletes its file after a day. */
export function forgetExport(surveyId: string): void {
  controllers.get(surveyId)?.abort()
  controllers.delete(surveyId)
  writeStorage(key(surveyId), null)
  setExport(surveyId, null)
}

/**
 * Starts the download of a survey's responses as .xlsx, in the person's language and the site's time zone. The URL carries a ticket that is valid for a minute
 * and this survey alone, never the access token. Throws ApiError where the server issues no ticket.
 */
export async function downloadExport(id: string): Promise<void> {
  const { token } = await call('issueExportTicket', { id })
  download(address('exportResponses', { id, query: { token, lang: lang() } }))
}
