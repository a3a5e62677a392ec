import type { Survey } from '#shared/survey/survey.ts'
import { drawSeed, isRandom, settlePools, type Answered } from '#shared/draw/draw.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { linkValues } from './linkValues.ts'

/** What a form has that was begun before. */
export type Begun = { given?: GivenOnce | undefined; answers: Answered }

const key = (surveyId: string) => `opened:${surveyId}`

/** What this tab opened a survey with before; a page that loads again is the same form. */
function read(surveyId: string): GivenOnce {
  try {
    return window.given?.[surveyId] ?? (JSON.parse(sessionStorage[key(surveyId)] as string) as GivenOnce)
  } catch {
    return {} // nothing is kept, or storage is blocked
  }
}

function write(surveyId: string, given: GivenOnce): void {
  ;(window.given ??= {})[surveyId] = given
  try {
    sessionStorage[key(surveyId)] = JSON.stringify(given)
  } catch {}
}

/**
 * Opens the form of a first response: draws its order and reads its link, once. `draft`: what it has stays, and sections with its answers; else what
 * this tab opened the form with before, unless the address now names other values.
 */
export function openForm(survey: Survey, draft: Begun | null): GivenOnce {
  const before = read(survey.id)
  const held = draft?.given ?? {}
  const named = linkValues(survey, location.search)
  const link = { ...(Object.keys(named).length > 0 ? named : before.link), ...held.link }
  const given: GivenOnce = Object.keys(link).length > 0 ? { link } : {}
  if (isRandom(survey)) {
    given.seed = held.seed ?? before.seed ?? drawSeed()
    if (survey.pools) given.drawn = settlePools(survey, given.seed, (draft ? held : before).drawn, draft?.answers)
  }
  write(survey.id, given)
  return given
}

/** The next form of this survey in this tab is another response's. */
export function closeForm(surveyId: string): void {
  delete window.given?.[surveyId]
  try {
    sessionStorage.removeItem(key(surveyId))
  } catch {}
}
