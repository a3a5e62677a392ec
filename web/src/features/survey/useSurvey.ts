import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Response } from '#shared/response.ts'
import type { Survey } from '#shared/survey.ts'
import type { User } from '#shared/user.ts'
import { token, useUser } from '../../lib/session.ts'
import { loadKindsOf } from './laterKinds.ts'
import { loadAnswered } from './loadAnswered.ts'
import { claim, loadMine, loadRemembered, loadSurvey } from './loadSurvey.ts'

type Ready = { survey: Survey; response: Response | null; user: User | null }
export type Loaded = { state: 'loading' } | { state: 'missing' } | { state: 'failed'; error: unknown } | ({ state: 'ready' } & Ready)

/**
 * The survey at an address with the response to go on with: the signed-in person's own, `?mine=1` or not, so that nobody replaces theirs
 * unseen; else what this device remembers. `?claim=ID` is taken out of the address once the response was claimed. Who signs in or out later does not touch what is on the screen.
 */
export function useSurvey(slugOrId: string): { loaded: Loaded; retry: () => void } {
  const { user, loading, failed, reload } = useUser()
  const [params, setParams] = useSearchParams()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const [knowsUser, setKnowsUser] = useState(!loading)
  if (!knowsUser && !loading) setKnowsUser(true)
  const now = useRef({ params, user, setParams })
  useEffect(() => {
    now.current = { params, user, setParams }
  })

  useEffect(() => {
    if (!knowsUser) return undefined
    let current = true
    const { params, user, setParams } = now.current
    const responseId = params.get('claim')
    const settle = (next: Loaded) => {
      if (current) setLoaded(next)
    }

    async function load(): Promise<Loaded> {
      const claiming = token() && responseId ? claim(responseId) : undefined
      const survey = await loadSurvey(slugOrId, responseId)
      await claiming
      if (!survey) {
        await loadAnswered()
        return { state: 'missing' }
      }
      loadKindsOf(survey)
      const response = await (token() ? loadMine(survey.id) : loadRemembered(survey.id))
      if (response || !survey.is_active) await loadAnswered()
      if (claiming && current) setParams(claimed, { replace: true })
      return { state: 'ready', survey, response, user }
    }

    load().then(settle, (error: unknown) => settle({ state: 'failed', error }))
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- `tries` is what asks again
  }, [slugOrId, knowsUser, tries])

  const retry = () => {
    if (failed) {
      reload()
      setKnowsUser(false)
    }
    setLoaded({ state: 'loading' })
    setTries(tries + 1)
  }
  return { loaded, retry }
}

/** The address after a claim: the response is one's own now. */
function claimed(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('claim')
  next.set('mine', '1')
  return next
}
