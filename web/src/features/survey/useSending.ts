import { useEffect, useRef, useState } from 'react'
import type { Response } from '#shared/response.ts'
import { ApiError } from '../../lib/api.ts'
import type { AnswerStore } from './answerStore.ts'
import { ifLoaded } from './laterKinds.ts'
import { loadAnswered, whenAnswered } from './loadAnswered.ts'
import { Overtaken } from './Overtaken.ts'
import type { Problem } from './problems.ts'
import type { Base } from './sendResponse.ts'

/** Why a survey takes no answers any more. */
export type Closed = 'closed' | 'deleted'
type Outcome = {
  sent: (response: Response) => void
  closed: (reason: Closed) => void
  /** The saved response is not there any more, or is somebody's by now. */
  gone: () => void
  /** The survey asks something else by now, perhaps: true where it does, and the form begins anew with what was entered. */
  changed: () => Promise<boolean>
}

/**
 * Checks and sends the form, as a change to `base` or as a first response: one call at a time, everything kept when it fails, and a try of
 * its own as soon as a lost network is back. `problems`: what the last of the `tries` found, for the summary. `overtaken`: what somebody
 * saved in the meantime; the next try replaces that.
 */
export function useSending(store: AnswerStore, base: Base | null, outcome: Outcome) {
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [overtaken, setOvertaken] = useState<Response | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tries, setTries] = useState(0)
  const busy = useRef(false)
  // Nothing is on its way before the part that sends files has come.
  const uploads = () => ifLoaded('file_upload')?.uploadsOf(store)
  useEffect(() => () => ifLoaded('file_upload')?.uploadsOf(store).stop(), [store])

  function refuse(found: readonly Problem[]) {
    store.refuse(found)
    setProblems(found)
    setTries((before) => before + 1)
  }

  async function submit() {
    if (busy.current) return
    busy.current = true
    try {
      if (!(await uploaded())) return
      const { checked, sendResponse } = await loadAnswered()
      const { body, problems: found } = checked(store)
      refuse(found)
      setFailure(null)
      if (found.length > 0) return
      setSending(true)
      outcome.sent(await sendResponse(store.survey.id, overtaken ?? base, body))
    } catch (error) {
      if (error instanceof Overtaken) setOvertaken(error.theirs)
      else await fail(error instanceof ApiError ? error : new ApiError(500, 'unknown'))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  /** Waits for files that are on their way; false where the form went away meanwhile. */
  async function uploaded(): Promise<boolean> {
    const sending = uploads()
    if (!sending?.isBusy()) return true
    setUploading(true)
    try {
      return await sending.settled()
    } finally {
      setUploading(false)
    }
  }

  async function fail(error: ApiError) {
    if (error.code === 'survey.closed') return outcome.closed('closed')
    if (error.code === 'response.not_found') return outcome.gone()
    if (error.status === 404) return outcome.closed('deleted')
    if (error.status === 422 && (await outcome.changed())) return
    const { refusedProblems, lostFiles } = whenAnswered()
    if (error.status === 422) for (const [id, places] of lostFiles(error.errors)) uploads()?.lose(id, places)
    const refused = error.status === 422 ? refusedProblems(store.survey, error.errors) : []
    if (refused.length > 0) refuse(refused)
    else setFailure(error)
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const offline = failure?.status === 0
  useEffect(() => {
    if (!offline) return undefined
    const again = () => void latest.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [offline])

  /** Says what stands against sending, before anybody asks to send. */
  const recheck = () => refuse(whenAnswered().checked(store).problems)
  return { sending, uploading, failure, overtaken, problems, tries, recheck, submit: () => void submit() }
}
