import { useEffect, useState } from 'react'
import type { Results } from '#shared/results.ts'
import { call } from '../../../lib/api/api.ts'

/** What the dashboard shows of a survey's results; null where they could not be had. */
export type Counts = Pick<Results, 'total' | 'by_day' | 'last_response_at'> | null

/** Surveys whose counts are asked for: a dashboard of more shows the rest without. */
const most = 24
/** Calls that are under way side by side. */
const atOnce = 4

/** The counts of the first surveys of the list, by id, as they come. `isAll`: of every survey. */
export function useCounts(ids: readonly string[]): { counts: ReadonlyMap<string, Counts>; isAll: boolean } {
  const [counts, setCounts] = useState<ReadonlyMap<string, Counts>>(new Map())
  const key = ids.slice(0, most).join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const left = key.split(' ').filter(Boolean).values()
    const work = async () => {
      for (const id of left) {
        const found = await call('getResults', { id }, { signal: leaving.signal }).catch(() => null)
        if (leaving.signal.aborted) return
        setCounts((before) => new Map(before).set(id, found && 'as_of' in found ? found : null))
      }
    }
    for (let worker = 0; worker < atOnce; worker++) void work()
    return () => leaving.abort()
  }, [key])
  return { counts, isAll: ids.every((id) => counts.get(id)) }
}
