import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { token, useUser } from '../../lib/session/session.ts'
import { firstAt, forgetFirst } from './firstSurvey.ts'
import { openSurvey, type Opened } from './openSurvey.ts'

export type Loaded = { state: 'loading' } | Opened

/**
 * The survey at an address with the response to go on with: the signed-in person's own, `?mine=1` or not, so that nobody replaces theirs
 * unseen; else what this device remembers. `?claim=ID` is taken out of the address once the response was claimed. Who signs in or out later does not touch what is on the screen.
 */
export function useSurvey(slugOrId: string): { loaded: Loaded; retry: () => void } {
  const { user, loading, failed, reload } = useUser()
  const [params, setParams] = useSearchParams()
  const [loaded, setLoaded] = useState<Loaded>(() => firstAt(slugOrId)?.opened ?? { state: 'loading' })
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
    const isClaim = Boolean(token() && responseId)
    const opening = firstAt(slugOrId)?.opening ?? openSurvey(slugOrId, responseId, user)
    forgetFirst()
    const settle = (opened: Opened) => {
      if (!current) return
      if (isClaim && opened.state === 'ready') setParams(claimed, { replace: true })
      setLoaded(opened)
    }
    void opening.then(settle)
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
