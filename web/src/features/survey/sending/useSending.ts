import { useEffect, useRef, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { ApiError } from '../../../lib/api/api.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { loadedChunk } from '../kinds/lazyKinds.ts'
import { loadedAfterFormChunk, loadAfterFormChunk } from './loadAfterFormChunk.ts'
import { ResponseConflict } from './problems/ResponseConflict.ts'
import type { Problem } from '../answers/problems.ts'
import type { ClosedReason } from '../saved/ClosedNotice.tsx'
import type { Sent } from '../saved/sent.ts'
import type { Base, SubmissionState } from './sendResponse.ts'
import { useBegunAt } from './duration/useBegunAt.ts'

type SendingHandlers = {
  onSent: (response: Sent) => void
  /** An automatic retry succeeded while the respondent continued: the form stays, with changes to this response. */
  onSentMeanwhile: (response: Response) => void
  onClosed: (reason: ClosedReason) => void
  /** The saved response was deleted, or belongs to an account now. */
  onGone: () => void
  /** Called after a 422 with a newer version of the survey, with which the form mounts again. */
  onChanged: (fresh: Survey) => void
  /** Stores the draft; true if the page may be reloaded without losing it. */
  save: () => boolean
}

/**
 * Validates and sends the form, as changes to `base` or as a first response, one request at a time. After a network failure, and while the server
 * asks to retry later, it retries automatically until it succeeds or the respondent enters something. `problems`: those of attempt number `attempt`.
 * `conflict`: a response that was sent from this device before or saved elsewhere meanwhile; `submit` then replaces it, `submitAsNew` sends another
 * one.
 */
export function useSending(store: AnswerStore, base: Base | null, handlers: SendingHandlers) {
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<ResponseConflict | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const busy = useRef(false)
  const isQueued = useRef(false)
  const state = useRef<SubmissionState>({ sent: new Set(), asNew: false })
  const begunAt = useBegunAt(store)
  // Without the chunk of file questions there are no uploads.
  const uploads = () => loadedChunk('file_upload')?.uploadsOf(store)
  useEffect(() => () => loadedChunk('file_upload')?.uploadsOf(store).abort(), [store])

  function showProblems(found: readonly Problem[]) {
    store.setProblems(found)
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  /** `isAutomatic`: a retry, without progress. Input during a retry makes it outdated: then only a press of the button sends again. */
  async function send(isAutomatic = false, target: Base | null = conflict?.theirs ?? base) {
    if (busy.current) {
      isQueued.current ||= !isAutomatic
      if (!isAutomatic && loadedAfterFormChunk()) setSending(true)
      return
    }
    busy.current = true
    isQueued.current = false
    let isOutdated = false
    const stopListening = store.subscribe(['any'], () => (isOutdated = isAutomatic))
    let sent: Response | undefined
    try {
      if (!(await waitForUploads())) return
      const { validateForm, secondsSince, sendResponse } = await loadAfterFormChunk(() => !isAutomatic && handlers.save())
      if (isOutdated) return
      const { body, problems: found } = validateForm(store)
      showProblems(found)
      if (!isAutomatic || found.length > 0) setFailure(null)
      if (found.length > 0) return
      if (!isAutomatic) setSending(true)
      sent = await sendResponse(
        store.survey,
        target,
        { ...body, ...(!target && { seconds: secondsSince(begunAt.current), ...store.values().given }) },
        state.current,
      )
      isOutdated &&= sent.state !== 'screened' // a response that was screened out cannot be changed
      if (!isOutdated) return handlers.onSent(sent)
      setConflict(null)
      handlers.onSentMeanwhile(sent)
    } catch (error) {
      if (isOutdated) return
      if (error instanceof ResponseConflict) {
        setConflict(error)
        setFailure(null)
      } else await handleError(error instanceof ApiError ? error : new ApiError(500, 'unknown'))
    } finally {
      busy.current = false
      setSending(false)
      stopListening()
      if (isOutdated && isQueued.current) void send(false, sent ?? target)
    }
  }

  /** Waits for the uploads; false if the form unmounted meanwhile. */
  async function waitForUploads(): Promise<boolean> {
    const sending = uploads()
    if (!sending?.isBusy()) return true
    setUploading(true)
    try {
      return await sending.done()
    } finally {
      setUploading(false)
    }
  }

  const markMissing = (id: string, indexes: number[]) => uploads()?.markMissing(id, indexes)
  async function handleError(error: ApiError) {
    const chunk = loadedAfterFormChunk() // without it nothing was sent
    if (!(await chunk?.handleRefusal(error, store, { ...handlers, response: base?.id, markMissing, showProblems }))) setFailure(error)
  }

  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const isRetried = failure?.isTemporary === true
  const pause = failure?.retryAfter
  useEffect(() => {
    if (!isRetried) return undefined
    // without the chunk, which a browser never asks for again, only a reload helps
    const stopTrying = loadedAfterFormChunk()?.retryWithBackoff(() => latestSend.current(true), pause)
    const stopListening = store.subscribe(['any'], () => setFailure(null))
    return () => {
      stopTrying?.()
      stopListening()
    }
  }, [isRetried, pause, store])

  /** Shows the problems without sending. */
  const validate = async () => showProblems((await loadAfterFormChunk()).validateForm(store).problems)
  const submitAsNew = () => {
    state.current.asNew = true
    setConflict(null)
    void send(false, base)
  }
  return { sending, uploading, failure, conflict, problems, attempt, validate, submit: () => void send(), submitAsNew }
}
