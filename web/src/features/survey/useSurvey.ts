import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { profileDemographics } from './answers/demographicTexts.ts'
import { draftUserId, readDraft } from './persistence/draft.ts'
import { flushDrafts } from './form/useDraft.ts'
import { prefetchedSurvey, clearPrefetched, loadVisit, surveyInHtml } from './prefetchSurvey.ts'
import type { Visit } from './loadVisit.ts'
import { loadedAfterFormChunk } from './sending/loadAfterFormChunk.ts'
import { isRemembered, rememberedResponseId } from './persistence/rememberedResponse.ts'

export type Loaded = { state: 'loading' } | Visit

/**
 * The survey at an address with the visitor's response: a signed-in user's own, with or without `?mine=1`, so that users never replace a response
 * that they have not seen; a guest's as this device remembers it. `?claim=ID` leaves the address once the response was claimed. Signing in or out
 * later does not change the screen. The survey in the HTML shows first; `key` changes when this visitor's response or draft replaces it.
 */
export function useSurvey(slugOrId: string): { loaded: Loaded; key: number; retry: () => void } {
  const { user, loading, failed, reload } = useUser()
  const [params, setParams] = useSearchParams()
  const hydrating = useHydrating()
  const [htmlSurvey] = useState(() => (hydrating ? surveyInHtml(slugOrId) : null))
  const [loaded, setLoaded] = useState<Loaded>(() => htmlSurvey ?? asBegun(prefetchedSurvey(slugOrId)?.visit ?? { state: 'loading' }))
  const [key, setKey] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const [knowsUser, setKnowsUser] = useState(!loading && !hydrating)
  if (!knowsUser && !loading && !hydrating) setKnowsUser(true)

  const open = useEffectEvent(() => {
    const responseId = params.get('claim')
    if (htmlSurvey && attempts === 0 && !token() && !responseId && !rememberedResponseId(htmlSurvey.survey.id)) return undefined
    const isClaim = Boolean(token() && responseId)
    const request = prefetchedSurvey(slugOrId)?.loading ?? loadVisit(slugOrId, responseId, user)
    clearPrefetched()
    let current = true
    const show = (answered: Visit) => {
      if (!current) return
      const entered = flushDrafts()
      const visit = asBegun(answered)
      if (isClaim && visit.state === 'ready') setParams(withoutClaim, { replace: true })
      if (htmlSurvey && attempts === 0) {
        if (isSameAsHtml(visit, htmlSurvey.survey.version)) return setLoaded(visit)
        // the chunk is loaded wherever there is a response (loadVisit.ts)
        if (entered && visit.state === 'ready' && visit.response)
          loadedAfterFormChunk()?.rebaseDraft(visit.survey, visit.response, draftUserId(visit.user))
        setKey(1)
      }
      setLoaded(visit)
    }
    void request.then(show)
    return () => {
      current = false
    }
  })
  useEffect(() => (knowsUser ? open() : undefined), [slugOrId, knowsUser, attempts])

  const retry = () => {
    if (failed) {
      reload()
      setKnowsUser(false)
    }
    setLoaded({ state: 'loading' })
    setAttempts(attempts + 1)
  }
  return { loaded, key, retry }
}

/** A draft of a first response stays one even if this device remembers a response, which may be another person's. */
function asBegun<V extends Loaded>(visit: V): V {
  if (visit.state !== 'ready') return visit
  const { survey, response, user } = visit
  if (!survey.is_active || !isRemembered(survey.id, response)) return visit
  return readDraft(survey.id, { response: null, user: draftUserId(user) }) ? { ...visit, response: null } : visit
}

/** True if `visit` shows as the form in the HTML does: of that version, without a response and without fields from a profile. */
const isSameAsHtml = (visit: Visit, version: number) =>
  visit.state === 'ready' &&
  !visit.response &&
  visit.survey.is_active &&
  visit.survey.version === version &&
  Object.keys(profileDemographics(visit.user)).length === 0

/** Changes the parameters, which the router copied, to those after a claim: `mine=1` in place of `claim`. */
function withoutClaim(params: URLSearchParams): URLSearchParams {
  params.delete('claim')
  params.set('mine', '1')
  return params
}
