import type { Survey } from '#shared/survey/survey.ts'
import { address } from '../../lib/api/api.ts'
import { published } from '../../lib/hydration/published.ts'
import { token } from '../../lib/api/token.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { preloadParts } from './preloadParts.ts'
import type { Visit } from './loadVisit.ts'
import { reloadPage } from '../../lib/loading/reloadPage.ts'

type Prefetch = { slugOrId: string; loading: Promise<Visit>; visit?: Visit }

let failedBefore = false

/** A browser never fetches a module again that failed, so a second failure reloads the page. */
function unavailable(): Visit {
  if (failedBefore) reloadPage()
  failedBefore = true
  return { state: 'failed', error: new ApiError(0, 'offline') }
}

/** loadVisit.ts, imported on demand: the HTML of a published page has the survey, and most visitors have no response to it. */
export const loadVisit = (...args: Parameters<typeof import('./loadVisit.ts').loadVisit>): Promise<Visit> =>
  import('./loadVisit.ts').then((chunk) => chunk.loadVisit(...args), unavailable)

const longestWaitMilliseconds = 100
let pending: Prefetch | undefined

/**
 * Loads a guest's first visit before React renders, so that the first render can show it; resolves after 100 ms at the latest. If the HTML has the
 * survey, it resolves once the controls are loaded, to false if one failed: React hydrates the HTML only with them.
 */
export async function prefetch(slugOrId: string): Promise<boolean> {
  const inHtml = surveyInHtml(slugOrId)
  if (inHtml) return preloadParts(inHtml.survey)
  if (token()) return true
  const responseId = new URLSearchParams(location.search).get('claim')
  const prefetched: Prefetch = { slugOrId, loading: loadVisit(slugOrId, responseId, null) }
  pending = prefetched
  const settled = prefetched.loading.then((visit) => (prefetched.visit = visit))
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds))])
  return true
}

/** The visit that `prefetch` loads for this address; undefined after clearPrefetched. */
export const prefetchedSurvey = (slugOrId: string): Prefetch | undefined => (pending?.slugOrId === slugOrId ? pending : undefined)

/** The survey in the page's HTML, as a visit of a guest without a response; null if the HTML has none. */
export function surveyInHtml(slugOrId: string): (Visit & { state: 'ready' }) | null {
  const survey = published()?.replies[address('getSurveyBySlug', { slug: slugOrId })] as Survey | undefined
  return survey ? { state: 'ready', survey, response: null, user: null } : null
}

export function clearPrefetched(): void {
  pending = undefined
}
