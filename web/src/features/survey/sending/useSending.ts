import { useEffect, useRef, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import { ApiError } from '../../../lib/api/api.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { keepTrying } from './keepTrying.ts'
import { ifLoaded } from '../questions/lazyQuestionTypes.ts'
import { loadedSendingChunk, loadSendingChunk, sendingChunk } from './loadSendingChunk.ts'
import { ResponseConflict } from './ResponseConflict.ts'
import type { Problem } from '../answers/problems.ts'
import type { ClosedReason } from '../saved/ClosedNotice.tsx'
import type { Base, Tries } from './sendResponse.ts'
import { useSecondsToAnswer } from './useSecondsToAnswer.ts'

type Outcome = {
  sent: (response: Response) => void
  /** Sent by itself while somebody went on answering: the form stays, as a change to this response. */
  sentMeanwhile: (response: Response) => void
  closed: (reason: ClosedReason) => void
  /** The saved response is not there any more, or is somebody's by now. */
  gone: () => void
  /** The survey asks something else by now, perhaps: true where it does, and the form begins anew with what was entered. */
  changed: () => Promise<boolean>
  /** Keeps what was entered; true where the page may load anew without losing any of it. */
  keep: () => boolean
}

/**
 * Checks and sends the form, as a change to `base` or as a first response: one call at a time, everything kept when it fails. Where the
 * network broke it goes on trying by itself until it is through or the person changes something. `problems`: what the last of the `tries`
 * found, for the summary. `conflict`: what was saved in the meantime; the next try replaces that, unless it is `submitAsNew`.
 */
export function useSending(store: AnswerStore, base: Base | null, outcome: Outcome) {
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<ResponseConflict | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tries, setTries] = useState(0)
  const busy = useRef(false)
  const asked = useRef(false)
  const own = useRef<Tries>({ sent: new Set(), asNew: false })
  const seconds = useSecondsToAnswer(store)
  // Nothing is on its way before the part that sends files has come.
  const uploads = () => ifLoaded('file_upload')?.uploadsOf(store)
  useEffect(() => () => ifLoaded('file_upload')?.uploadsOf(store).stop(), [store])

  function refuse(found: readonly Problem[]) {
    store.refuse(found)
    setProblems(found)
    setTries((before) => before + 1)
  }

  /**
   * `unasked`: by itself, without a word unless it changes something. Whoever goes on answering during such a try takes it back: what
   * becomes of it ends nothing then, and only where they asked to send meanwhile, what they have entered by now follows.
   */
  async function submit(unasked = false, against: Base | null = conflict?.theirs ?? base) {
    if (busy.current) {
      asked.current ||= !unasked
      if (!unasked && loadedSendingChunk()) setSending(true)
      return
    }
    busy.current = true
    asked.current = false
    let isOutdated = false
    const stopListening = store.listen(['any'], () => (isOutdated = unasked))
    let sent: Response | undefined
    try {
      if (!(await uploaded())) return
      const { validateForm, sendResponse } = await loadSendingChunk(() => !unasked && outcome.keep())
      if (isOutdated) return
      const { body, problems: found } = validateForm(store)
      refuse(found)
      if (!unasked || found.length > 0) setFailure(null)
      if (found.length > 0) return
      if (!unasked) setSending(true)
      sent = await sendResponse(store.survey, against, { ...body, ...(!against && { seconds: seconds() }) }, own.current)
      if (!isOutdated) return outcome.sent(sent)
      setConflict(null)
      outcome.sentMeanwhile(sent)
    } catch (error) {
      if (isOutdated) return
      if (error instanceof ResponseConflict) {
        setConflict(error)
        setFailure(null)
      } else await fail(error instanceof ApiError ? error : new ApiError(500, 'unknown'))
    } finally {
      busy.current = false
      setSending(false)
      stopListening()
      if (isOutdated && asked.current) void submit(false, sent ?? against)
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
    if (error.status !== 422) return setFailure(error)
    const { serverProblems, missingFiles } = sendingChunk()
    for (const [id, places] of missingFiles(error.errors)) uploads()?.lose(id, places)
    const refused = serverProblems(store.survey, error.errors)
    if (refused.length > 0) refuse(refused)
    else setFailure(error)
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const lost = failure?.status === 0
  useEffect(() => {
    if (!lost) return undefined
    const stopTrying = keepTrying(() => latest.current(true))
    const stopListening = store.listen(['any'], () => setFailure(null))
    return () => {
      stopTrying()
      stopListening()
    }
  }, [lost, store])

  /** Says what stands against sending, before anybody asks to send. */
  const recheck = () => refuse(sendingChunk().validateForm(store).problems)
  const submitAsNew = () => {
    own.current.asNew = true
    setConflict(null)
    void submit(false, base)
  }
  return { sending, uploading, failure, conflict, problems, tries, recheck, submit: () => void submit(), submitAsNew }
}
