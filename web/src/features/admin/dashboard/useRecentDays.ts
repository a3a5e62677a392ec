import { useEffect, useState } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { addDays, dayOf, type Counted } from '../../../lib/days.ts'

/** Days that the dashboard looks back, today included. */
export const recentDays = 14

/** Surveys that are asked about: a dashboard of more shows the rest without. */
const maxSurveys = 24
/** Calls that are under way side by side. */
const parallelCalls = 4

/**
 * The responses by day of each survey, by id, as they come; of the last 14 days at least. Only a survey that had one in these days is asked
 * about: the others have none. What could not be had is left out.
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
