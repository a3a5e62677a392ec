import { useEffect, useSyncExternalStore } from 'react'
import type { ExportFormat, Job } from '#shared/responses/jobs.ts'
import type { Where } from '#shared/responses/results.ts'
import { ApiError } from '../api/ApiError.ts'
import { address, call } from '../api/allCalls.ts'
import { lang } from '../language/language.ts'
import { download } from './download.ts'
import { useJob } from './jobs.ts'
import { createListeners } from '../store/createStore.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

type ExportOptions = { format: ExportFormat; lang: 'en' | 'ko'; where: Where }

/** An .xlsx of at most this many responses is downloaded at once; a larger or other export is made by a job. */
export const exportedAtOnce = 2000

/** An export job as this browser stores it. `id`: the job's. `filtered`: a filter was on. */
type StoredExport = { id: string; format: ExportFormat; filtered: boolean }
/** `job`: its last known state. `error`: why that is not known any more. */
export type Export = StoredExport & { job?: Job; error?: unknown }

const key = (surveyId: string) => `export:${surveyId}`
const exports = new Map<string, StoredExport | null>()
const { notify, subscribe } = createListeners()

function setExport(surveyId: string, next: StoredExport | null) {
  writeStorage(key(surveyId), next && JSON.stringify(next))
  exports.set(surveyId, next)
  notify()
}

/** The export of a survey, also after a reload; null without one. */
export function readExport(surveyId: string): StoredExport | null {
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

/** The export of a survey that this browser started, polled until its file is ready; null without one. */
export function useExport(surveyId: string): Export | null {
  const stored = useSyncExternalStore(subscribe, () => readExport(surveyId))
  const { job, error } = useJob(stored?.id ?? null)
  const isGone = job?.state === 'cancelled' || (error instanceof ApiError && error.status === 404)
  useEffect(() => {
    if (isGone) forgetExport(surveyId)
  }, [isGone, surveyId])
  return stored && !isGone ? { ...stored, ...(job && { job }), error } : null
}

/** Starts the export of a survey's responses as a job, and forgets an earlier one. Throws ApiError. */
export async function startExport(surveyId: string, options: ExportOptions): Promise<void> {
  const job = await call('startExport', { body: { survey_id: surveyId, ...options } })
  setExport(surveyId, { id: job.id, format: options.format, filtered: options.where.length > 0 })
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
export const forgetExport = (surveyId: string): void => setExport(surveyId, null)

/** Downloads a survey's .xlsx by a ticket, valid for a minute and this survey alone, never the token. Throws ApiError without one. */
export async function downloadExport(id: string): Promise<void> {
  const { token } = await call('issueExportTicket', { id })
  download(address('exportResponses', { id, query: { token, lang: lang() } }))
}
