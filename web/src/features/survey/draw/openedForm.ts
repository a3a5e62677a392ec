import type { Survey } from '#shared/survey/survey.ts'
import { drawSeed, isRandom, settlePools, type Answered } from '#shared/draw/draw.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { linkValues } from './linkValues.ts'

/** The draw and link values of a form that was begun before. */
export type Begun = { given?: GivenOnce | undefined; answers: Answered }

const key = (surveyId: string) => `opened:${surveyId}`

/** The draw and link values with which this tab opened a survey before: a reload shows the same form. */
function read(surveyId: string): GivenOnce {
  try {
    return window.given?.[surveyId] ?? (JSON.parse(sessionStorage[key(surveyId)] as string) as GivenOnce)
  } catch {
    return {} // nothing is stored, or storage is blocked
  }
}

function write(surveyId: string, given: GivenOnce): void {
  ;(window.given ??= {})[surveyId] = given
  try {
    sessionStorage[key(surveyId)] = JSON.stringify(given)
  } catch {}
}

/**
 * Opens the form of a first response: draws its order and reads its link, once. Keeps the values of `draft` and the sections with its answers.
 * Without a draft, keeps those with which this tab opened the form before, unless the address now has other values.
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

/** Forgets the form of this tab, so that the next one belongs to another response. */
export function closeForm(surveyId: string): void {
  delete window.given?.[surveyId]
  try {
    sessionStorage.removeItem(key(surveyId))
  } catch {}
}
