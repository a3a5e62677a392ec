import type { Survey } from '#shared/survey/survey.ts'
import { drawSeed, isRandom, settlePools } from '#shared/draw/draw.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { linkValues } from './linkValues.ts'

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
 * Opens the form of a first response: draws its order and reads its link, once. `held`: what its draft has, which stays; else what this tab opened
 * the form with before, unless the address now names other values.
 */
export function openForm(survey: Survey, held: GivenOnce = {}): GivenOnce {
  const before = read(survey.id)
  const named = linkValues(survey, location.search)
  const link = { ...(Object.keys(named).length > 0 ? named : before.link), ...held.link }
  const given: GivenOnce = Object.keys(link).length > 0 ? { link } : {}
  if (isRandom(survey)) {
    given.seed = held.seed ?? before.seed ?? drawSeed()
    if (survey.pools) given.drawn = settlePools(survey, given.seed, held.seed ? held.drawn : before.drawn)
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
