import { useEffect, useRef, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import { ApiError } from '../../../lib/api/api.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { retryWithBackoff } from './retryWithBackoff.ts'
import { loadedType } from '../questions/lazyQuestionTypes.ts'
import { loadedSendingChunk, loadSendingChunk, sendingChunk } from './loadSendingChunk.ts'
import { ResponseConflict } from './ResponseConflict.ts'
import type { Problem } from '../answers/problems.ts'
import type { ClosedReason } from '../saved/ClosedNotice.tsx'
import type { Base, SubmissionState } from './sendResponse.ts'
import { useSecondsToAnswer } from './useSecondsToAnswer.ts'

type SendingHandlers = {
  onSent: (response: Response) => void
  /** Sent by itself while somebody went on answering: the form stays, as a change to this response. */
  onSentMeanwhile: (response: Response) => void
  onClosed: (reason: ClosedReason) => void
  /** The saved response is not there any more, or is somebody's by now. */
  onGone: () => void
  /** The survey asks something else by now, perhaps: true where it does, and the form begins anew with what was entered. */
  onChanged: () => Promise<boolean>
  /** Keeps what was entered; true where the page may load anew without losing any of it. */
  save: () => boolean
}

/**
 * Checks and sends the form, as a change to `base` or as a first response: one call at a time, everything kept when it fails. Where the
 * network broke it goes on trying by itself until it is through or the person changes something. `problems`: what the last of the `tries`
 * found, for the summary. `conflict`: what was saved in the meantime; the next try replaces that, unless it is `submitAsNew`.
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
  const seconds = useSecondsToAnswer(store)
  // Nothing is on its way before the part that sends files has come.
  const uploads = () => loadedType('file_upload')?.uploadsOf(store)
  useEffect(() => () => loadedType('file_upload')?.uploadsOf(store).abort(), [store])

  function showProblems(found: readonly Problem[]) {
    store.setProblems(found)
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  /**
   * `unasked`: by itself, without a word unless it changes something. Whoever goes on answering during such a try takes it back: what
   * becomes of it ends nothing then, and only where they asked to send meanwhile, what they have entered by now follows.
   */
  async function submit(isAutomatic = false, target: Base | null = conflict?.theirs ?? base) {
    if (busy.current) {
      isQueued.current ||= !isAutomatic
      if (!isAutomatic && loadedSendingChunk()) setSending(true)
      return
    }
    busy.current = true
    isQueued.current = false
    let isOutdated = false
    const stopListening = store.subscribe(['any'], () => (isOutdated = isAutomatic))
    let sent: Response | undefined
    try {
      if (!(await waitForUploads())) return
      const { validateForm, sendResponse } = await loadSendingChunk(() => !isAutomatic && handlers.save())
      if (isOutdated) return
      const { body, problems: found } = validateForm(store)
      showProblems(found)
      if (!isAutomatic || found.length > 0) setFailure(null)
      if (found.length > 0) return
      if (!isAutomatic) setSending(true)
      sent = await sendResponse(store.survey, target, { ...body, ...(!target && { seconds: seconds() }) }, state.current)
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
      if (isOutdated && isQueued.current) void submit(false, sent ?? target)
    }
  }

  /** Waits for files that are on their way; false where the form went away meanwhile. */
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

  async function handleError(error: ApiError) {
    if (error.code === 'survey.closed') return handlers.onClosed('closed')
    if (error.code === 'response.not_found') return handlers.onGone()
    if (error.status === 404) return handlers.onClosed('deleted')
    if (error.status === 422 && (await handlers.onChanged())) return
    if (error.status !== 422) return setFailure(error)
    const { serverProblems, missingFiles } = sendingChunk()
    for (const [id, places] of missingFiles(error.errors)) uploads()?.markMissing(id, places)
    const refused = serverProblems(store.survey, error.errors)
    if (refused.length > 0) showProblems(refused)
    else setFailure(error)
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const lost = failure?.status === 0
  useEffect(() => {
    if (!lost) return undefined
    const stopTrying = retryWithBackoff(() => latest.current(true))
    const stopListening = store.subscribe(['any'], () => setFailure(null))
    return () => {
      stopTrying()
      stopListening()
    }
  }, [lost, store])

  /** Says what stands against sending, before anybody asks to send. */
  const validate = () => showProblems(sendingChunk().validateForm(store).problems)
  const submitAsNew = () => {
    state.current.asNew = true
    setConflict(null)
    void submit(false, base)
  }
  return { sending, uploading, failure, conflict, problems, attempt, validate, submit: () => void submit(), submitAsNew }
}
