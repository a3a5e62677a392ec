import { useEffect, useState } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { addDays, dayOf, type Counted } from '../../../lib/days.ts'

/** Number of days that the dashboard shows, including today. */
export const recentDays = 14

/** Maximum number of surveys whose days are loaded. */
const maxSurveys = 24
/** Number of parallel calls. */
const parallelCalls = 4

/**
 * Responses by day for each survey id, of at least the last 14 days; grows as calls return. Calls only for surveys with a response in these days, the
 * others get []. Surveys whose call failed are missing.
 */
export function useRecentDays(surveys: readonly SurveyRow[], today: string): ReadonlyMap<string, readonly Counted[]> {
  const [found, setFound] = useState<ReadonlyMap<string, readonly Counted[]>>(new Map())
  const first = addDays(today, 1 - recentDays)
  const isRecent = ({ last_response_at }: SurveyRow) => last_response_at !== null && dayOf(last_response_at) >= first
  const recentSurveys = surveys.filter(isRecent)
  const key = recentSurveys.slice(0, maxSurveys).map(({ id }) => id).join(' ') // prettier-ignore
  useEffect(() => {
    const controller = new AbortController()
    const pendingIds = key.split(' ').filter(Boolean).values()
    const loadNext = async () => {
      for (const id of pendingIds) {
        const results = await call('getResults', { id }, { signal: controller.signal }).catch(() => null)
        if (controller.signal.aborted) return
        if (results && 'as_of' in results) setFound((before) => new Map(before).set(id, results.by_day))
      }
    }
    for (let worker = 0; worker < parallelCalls; worker++) void loadNext()
    return () => controller.abort()
  }, [key])
  return new Map([...surveys.filter((survey) => !isRecent(survey)).map(({ id }) => [id, []] as const), ...found])
}
