import type { SurveyRow } from '#shared/survey/survey.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { queryClient, useLoaded } from '../../../lib/api/queries.ts'
import { dayOf, type Counted } from '../../../lib/days.ts'

/** Number of days that the dashboard shows, including today. */
export const recentDays = 14

/** Maximum number of surveys whose days are loaded. */
const maxSurveys = 24
const parallelCalls = 4

type Days = ReadonlyMap<string, readonly Counted[]>

/** The days of each survey, as calls return; a survey whose call failed is missing. */
async function load(ids: readonly string[], signal: AbortSignal, onDays: (days: Days) => void): Promise<Days> {
  const days = new Map<string, readonly Counted[]>()
  const pendingIds = ids.values()
  const loadNext = async () => {
    for (const id of pendingIds) {
      const results = await call('getResults', { id }, { signal }).catch(() => null)
      if (results && 'as_of' in results) onDays(new Map(days.set(id, results.by_day)))
    }
  }
  await Promise.all(Array.from({ length: parallelCalls }, loadNext))
  return days
}

/** Responses by day, of at least the last 14, for each survey id; [] for surveys without any. Surveys whose call failed are missing. */
export function useRecentDays(surveys: readonly SurveyRow[], today: string): Days {
  const first = addDays(today, 1 - recentDays)
  const isRecent = ({ last_response_at }: SurveyRow) => last_response_at !== null && dayOf(last_response_at) >= first
  const ids = surveys.filter(isRecent).slice(0, maxSurveys).map(({ id }) => id) // oxfmt-ignore
  const queryKey = ['getResults', ids]
  const { data = [] } = useLoaded<Days>(queryKey, (signal) => load(ids, signal, (days) => queryClient.setQueryData(queryKey, days)))
  return new Map([...surveys.filter((survey) => !isRecent(survey)).map(({ id }) => [id, []] as const), ...data])
}
