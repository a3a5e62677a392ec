import { sitePaths, surveyAt } from '#shared/site/sitePaths.ts'
import { token } from '../lib/api/storedToken.ts'
import { earlyKey } from '../lib/hydration/bootContract.ts'
import { homepage, me, settings, survey, surveys } from './addresses.ts'

/** Requests what the app will ask for first, while its scripts load. The HTML of a published page has a guest's replies. */
export function callEarly(path: string, isPublished: boolean): void {
  window.early = {}
  if (token()) return path === sitePaths.account ? call(me, token()) : undefined
  if (isPublished) return
  const slugOrId = surveyAt(path)
  if (slugOrId) call(survey + encodeURIComponent(slugOrId), null)
  if (path === sitePaths.home) call(homepage, null)
  if (path === sitePaths.surveys) call(surveys, null)
  call(settings, null)
}

function call(url: string, bearer: string | null): void {
  const reply = fetch(url, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} }).then(parse)
  reply.catch(() => {})
  window.early![earlyKey(url, bearer)] = reply
}

/** Parses the body while the scripts load, not after them. */
function parse(response: Response): Response {
  const body = response.json() as Promise<unknown>
  body.catch(() => {})
  response.json = () => body
  return response
}
