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

type ExportOptions = { format: ExportFormat; lang: 'en' | 'ko'; tz: string; where: Where }

/** An .xlsx of up to this many responses comes while one waits; what is more, or other, is made by a job. */
export const exportedAtOnce = 2000

/** The person's time zone, by its IANA name. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An export under way, or one that has come to its end. `filtered`: it holds only what a filter left. */
export type Export = { id: string; format: ExportFormat; filtered: boolean; job?: Job; error?: unknown }
type StoredExport = Pick<Export, 'id' | 'format' | 'filtered'>

const key = (surveyId: string) => `export:${surveyId}`
const exports = new Map<string, Export | null>()
const following = new Map<string, AbortController>()
const { notify, subscribe } = createListeners()

function setExport(surveyId: string, next: Export | null) {
  exports.set(surveyId, next)
  notify()
}

/** The export of a survey that this browser knows of; kept over a reload. */
export function readExport(surveyId: string): Export | null {
  if (!exports.has(surveyId)) exports.set(surveyId, parseStored(readStorage(key(surveyId))))
  return exports.get(surveyId)!
}

function parseStored(text: string | null): StoredExport | null {
  try {
    const kept = JSON.parse(text ?? 'null') as StoredExport | null
    return typeof kept?.id === 'string' ? kept : null
  } catch {
    return null
  }
}

function follow(surveyId: string) {
  const current = readExport(surveyId)
  if (!current || current.error !== undefined || current.job?.state === 'done' || following.has(surveyId)) return
  const controller = new AbortController()
  following.set(surveyId, controller)
  const isCurrent = () => !controller.signal.aborted && readExport(surveyId)?.id === current.id
  followJob(current.id, controller.signal, (job) => isCurrent() && setExport(surveyId, { ...readExport(surveyId)!, job }))
    .catch((error: unknown) => {
      if (!isCurrent()) return
      const isGone = error instanceof ApiError && error.status === 404
      const isCancelled = error instanceof JobEnded && error.job.state === 'cancelled'
      if (isGone || isCancelled) forgetExport(surveyId)
      else setExport(surveyId, { ...readExport(surveyId)!, error })
    })
    .finally(() => following.get(surveyId) === controller && following.delete(surveyId))
}

/** The export of a survey that this browser asked for, followed until its file is there; null where there is none. */
export function useExport(surveyId: string): Export | null {
  const current = useSyncExternalStore(subscribe, () => readExport(surveyId))
  useEffect(() => follow(surveyId))
  return current
}

/** Starts the export of a survey's responses as a job; what was asked for before is forgotten. Throws ApiError. */
export async function startExport(surveyId: string, options: ExportOptions): Promise<void> {
  const job = await call('startExport', { body: { survey_id: surveyId, ...options } })
  forgetExport(surveyId)
  const kept: StoredExport = { id: job.id, format: options.format, filtered: options.where.length > 0 }
  writeStorage(key(surveyId), JSON.stringify(kept))
  setExport(surveyId, { ...kept, job })
  follow(surveyId)
}

/** Saves the file of a finished export; its address is asked for anew, since it is good for five minutes. Throws ApiError. */
export async function saveExport({ id }: Pick<Export, 'id'>): Promise<void> {
  const { url } = await call('getJob', { job: id })
  if (url) download(url)
}

/** Stops an export, and forgets it. Throws ApiError. */
export async function cancelExport(surveyId: string): Promise<void> {
  const current = readExport(surveyId)
  if (current) await call('cancelJob', { job: current.id })
  forgetExport(surveyId)
}

/** Forgets an export; its file goes by itself after a day. */
export function forgetExport(surveyId: string): void {
  following.get(surveyId)?.abort()
  following.delete(surveyId)
  writeStorage(key(surveyId), null)
  setExport(surveyId, null)
}

/**
 * Starts the download of a survey's responses, in the person's language and time zone. The address carries a ticket that is good
 * for a minute and for this survey only, never the access token. Throws ApiError when no ticket is given.
 */
export async function downloadExport(id: string): Promise<void> {
  const { token } = await call('issueExportTicket', { id })
  download(address('exportResponses', { id, query: { token, lang: lang(), tz: timeZone() } }))
}
