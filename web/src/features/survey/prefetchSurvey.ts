import type { Survey } from '#shared/survey/survey.ts'
import { address } from '../../lib/api/api.ts'
import { published } from '../../lib/hydration/published.ts'
import { token } from '../../lib/session/token.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import type { Opened } from './openSurvey.ts'
import { reloadPage } from '../../lib/loading/reloadPage.ts'

type Prefetch = { slugOrId: string; opening: Promise<Opened>; opened?: Opened }

let failedBefore = false

/** Browsers ask for a part once: who tries again gets the page anew. */
function unavailable(): Opened {
  if (failedBefore) reloadPage()
  failedBefore = true
  return { state: 'failed', error: new ApiError(0, 'offline') }
}

/** `openSurvey`, which comes when it is needed: a published page brings its survey, and most people have no response to it yet. */
export const openSurvey = (...of: Parameters<typeof import('./openSurvey.ts').openSurvey>): Promise<Opened> =>
  import('./openSurvey.ts').then((part) => part.openSurvey(...of), unavailable)

const longestWaitMilliseconds = 100
let pending: Prefetch | undefined

/**
 * Opens the survey at a guest's first address ahead of the first render: its answer mostly came before the scripts did, and one render
 * shows what would take two. Resolves when it is open, or soon: the page shows itself while a slow answer is on its way.
 */
export async function prefetch(slugOrId: string): Promise<void> {
  if (token()) return
  const responseId = new URLSearchParams(location.search).get('claim')
  const own: Prefetch = { slugOrId, opening: openSurvey(slugOrId, responseId, null) }
  pending = own
  const settled = own.opening.then((opened) => (own.opened = opened))
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds))])
}

/** What `prefetch` has begun to load for this address, until clearPrefetched. */
export const prefetchedSurvey = (slugOrId: string): Prefetch | undefined => (pending?.slugOrId === slugOrId ? pending : undefined)

/** The survey that came with the HTML, as whoever shows it first is met who has not answered it. */
export function surveyInHtml(slugOrId: string): (Opened & { state: 'ready' }) | null {
  const survey = published()?.replies[address('getSurveyBySlug', { slug: slugOrId })] as Survey | undefined
  return survey ? { state: 'ready', survey, response: null, user: null } : null
}

export function clearPrefetched(): void {
  pending = undefined
}
