import { useEffect, useRef, useState } from 'react'
import { check } from '#shared/answers.ts'
import type { Response, UpdateResponseBody } from '#shared/response.ts'
import { ApiError } from '../../lib/api.ts'
import { lang } from '../../lib/language.ts'
import type { AnswerStore } from './answerStore.ts'
import { listOf } from './answerValues.ts'
import { demographicsOf } from './demographicFields.ts'
import { problemsOf, refusedProblems, type Problem } from './problems.ts'

/** Why a survey takes no answers any more. */
export type Closed = 'closed' | 'deleted'
type Outcome = {
  sent: (response: Response) => void
  closed: (reason: Closed) => void
  /** The saved response is not there any more, or is somebody's by now. */
  gone: () => void
}

/**
 * Checks and sends the form: one call at a time, everything kept when it fails, and a try of its own as soon as a lost network is back.
 * `problems`: what the last of the `tries` found, for the summary.
 */
export function useSending(store: AnswerStore, send: (body: UpdateResponseBody) => Promise<Response>, outcome: Outcome) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tries, setTries] = useState(0)
  const busy = useRef(false)

  function refuse(found: readonly Problem[]) {
    store.refuse(found)
    setProblems(found)
    setTries((before) => before + 1)
  }

  async function submit() {
    if (busy.current) return
    const entered = store.entered()
    const { kept, problems } = check(store.survey, listOf(entered.answers))
    const found = problemsOf(store.survey, entered, problems)
    refuse(found)
    setFailure(null)
    if (found.length > 0) return
    busy.current = true
    setSending(true)
    try {
      outcome.sent(await send({ answers: kept, demographics: demographicsOf(entered.demographics), language: lang() }))
    } catch (error) {
      fail(error instanceof ApiError ? error : new ApiError(500, 'unknown'))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  function fail(error: ApiError) {
    if (error.code === 'survey.closed') return outcome.closed('closed')
    if (error.code === 'response.not_found') return outcome.gone()
    if (error.status === 404) return outcome.closed('deleted')
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

  return { sending, failure, problems, tries, submit: () => void submit() }
}
