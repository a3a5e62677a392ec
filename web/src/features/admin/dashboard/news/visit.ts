import type { SurveyRow } from '#shared/survey/survey.ts'
import { readStorage, writeStorage } from '../../../../lib/store/storage.ts'

/** The state that a visit of the dashboard saw: the number of responses by survey id. `at`: ISO 8601. */
export type Visit = { at: string; responses: Record<string, number> }

/** `last`: the visit before the current one; null on the first. */
type Visits = { last: Visit | null; current: Visit }

const key = 'dashboard_visits'

/** After this pause, in milliseconds, the dashboard opens for another visit. */
const pause = 30 * 60_000

export const nextVisits = (stored: Visits | null, current: Visit): Visits => {
  const isSameVisit = stored && Date.parse(current.at) - Date.parse(stored.current.at) < pause
  return { last: (isSameVisit ? stored.last : stored?.current) ?? null, current }
}

/** Stores the dashboard's present state in this browser, and returns that of the last visit; null on the first visit. */
export function enterVisit(surveys: readonly SurveyRow[]): Visit | null {
  const responses = Object.fromEntries(surveys.map((survey) => [survey.id, survey.responses ?? 0]))
  const visits = nextVisits(parse(readStorage(key)), { at: new Date().toISOString(), responses })
  writeStorage(key, JSON.stringify(visits))
  return visits.last
}

/** The stored visits; null for any other text. */
function parse(stored: string | null): Visits | null {
  try {
    const { last, current } = JSON.parse(stored ?? 'null') as { last?: unknown; current?: unknown }
    return isVisit(current) && (last === null || isVisit(last)) ? { last, current } : null
  } catch {
    return null
  }
}

function isVisit(given: unknown): given is Visit {
  const { at, responses } = (given ?? {}) as { at?: unknown; responses?: unknown }
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof responses === 'object' && responses !== null
}

export type NewResponses = { survey: SurveyRow; count: number }

/** The surveys with more responses than at a visit, the last answered first. */
export const newResponses = (surveys: readonly SurveyRow[], { responses }: Visit): NewResponses[] =>
  surveys
    .map((survey) => ({ survey, count: (survey.responses ?? 0) - (responses[survey.id] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (other.survey.last_response_at ?? '').localeCompare(one.survey.last_response_at ?? ''))
