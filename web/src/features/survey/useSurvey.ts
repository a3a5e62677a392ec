import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { profileDemographics } from './answers/demographicFields.ts'
import { rebaseDraft } from './persistence/draft.ts'
import { flushDrafts } from './form/useDraft.ts'
import { prefetchedSurvey, clearPrefetched, openSurvey, surveyInHtml } from './prefetchSurvey.ts'
import type { Opened } from './openSurvey.ts'
import { rememberedResponseId } from './persistence/rememberedResponse.ts'

export type Loaded = { state: 'loading' } | Opened

/**
 * The survey at an address with the visitor's response: a signed-in person's own, with or without `?mine=1`, so that nobody replaces theirs
 * unseen; a guest's as this device remembers it. `?claim=ID` leaves the address once the response was claimed. Signing in or out later changes
 * nothing on the screen. The survey in the HTML shows first; `key` changes when this visitor's response or draft replaces it.
 */
export function useSurvey(slugOrId: string): { loaded: Loaded; key: number; retry: () => void } {
  const { user, loading, failed, reload } = useUser()
  const [params, setParams] = useSearchParams()
  const hydrating = useHydrating()
  const [htmlSurvey] = useState(() => (hydrating ? surveyInHtml(slugOrId) : null))
  const [loaded, setLoaded] = useState<Loaded>(() => htmlSurvey ?? prefetchedSurvey(slugOrId)?.opened ?? { state: 'loading' })
  const [key, setKey] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const [knowsUser, setKnowsUser] = useState(!loading && !hydrating)
  if (!knowsUser && !loading && !hydrating) setKnowsUser(true)

  const open = useEffectEvent(() => {
    const responseId = params.get('claim')
    if (htmlSurvey && attempts === 0 && !token() && !responseId && !rememberedResponseId(htmlSurvey.survey.id)) return undefined
    const isClaim = Boolean(token() && responseId)
    const opening = prefetchedSurvey(slugOrId)?.opening ?? openSurvey(slugOrId, responseId, user)
    clearPrefetched()
    let current = true
    const show = (opened: Opened) => {
      if (!current) return
      if (isClaim && opened.state === 'ready') setParams(withoutClaim, { replace: true })
      if (htmlSurvey && attempts === 0) {
        const entered = flushDrafts()
        if (isSameAsHtml(opened, htmlSurvey.survey.version)) return setLoaded(opened)
        if (entered && opened.state === 'ready' && opened.response) rebaseDraft(opened.survey, opened.response, opened.user?.id ?? null)
        setKey(1)
      }
      setLoaded(opened)
    }
    void opening.then(show)
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

/** True where `opened` shows as the form in the HTML does: of that version, without a response and without fields from a profile. */
const isSameAsHtml = (opened: Opened, version: number) =>
  opened.state === 'ready' &&
  !opened.response &&
  opened.survey.is_active &&
  opened.survey.version === version &&
  Object.keys(profileDemographics(opened.user)).length === 0

/** The parameters after a claim: `mine=1` in place of `claim`. */
function withoutClaim(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('claim')
  next.set('mine', '1')
  return next
}
