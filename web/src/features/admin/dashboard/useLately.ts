import { useEffect, useState } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { addDays, dayOf, type Counted } from '../../../lib/days.ts'

/** Days that the dashboard looks back, today included. */
export const lately = 14

/** Surveys that are asked about: a dashboard of more shows the rest without. */
const most = 24
/** Calls that are under way side by side. */
const atOnce = 4

/**
 * The responses by day of each survey, by id, as they come; of the last 14 days at least. Only a survey that had one in these days is asked
 * about: the others have none. What could not be had is left out.
 */
export function useLately(surveys: readonly SurveyRow[], today: string): ReadonlyMap<string, readonly Counted[]> {
  const [found, setFound] = useState<ReadonlyMap<string, readonly Counted[]>>(new Map())
  const first = addDays(today, 1 - lately)
  const isLate = ({ last_response_at }: SurveyRow) => last_response_at !== null && dayOf(last_response_at) >= first
  const asked = surveys.filter(isLate)
  const key = asked.slice(0, most).map(({ id }) => id).join(' ') // prettier-ignore
  useEffect(() => {
    const leaving = new AbortController()
    const left = key.split(' ').filter(Boolean).values()
    const work = async () => {
      for (const id of left) {
        const results = await call('getResults', { id }, { signal: leaving.signal }).catch(() => null)
        if (leaving.signal.aborted) return
        if (results && 'as_of' in results) setFound((before) => new Map(before).set(id, results.by_day))
      }
    }
    for (let worker = 0; worker < atOnce; worker++) void work()
    return () => leaving.abort()
  }, [key])
  return new Map([...surveys.filter((survey) => !isLate(survey)).map(({ id }) => [id, []] as const), ...found])
}
