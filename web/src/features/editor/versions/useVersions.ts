import { useEffect, useState } from 'react'
import type { SurveyVersionRow } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'

type Page = { rows: SurveyVersionRow[]; next: string | null }
type Found = Page & { error?: unknown; loading: boolean }

/** A page of versions, newest first, and the cursor of the next page. Throws ApiError. */
async function fetchVersionsBefore(id: string, cursor: string | null): Promise<Page> {
  let next: string | null = null
  const query = cursor === null ? {} : { query: { cursor } }
  const rows = await call('listSurveyVersions', { id, ...query }, { onHeaders: (headers) => (next = headers.get('x-next-cursor')) })
  return { rows, next }
}

/** A survey's versions, newest first. `older` loads the next page; after an error it retries the same one. */
export function useVersions(id: string) {
  const [{ rows, next, error, loading }, setFound] = useState<Found>({ rows: [], next: null, loading: true })

  const load = (cursor: string | null) =>
    fetchVersionsBefore(id, cursor).then(
      (page) => setFound((before) => ({ rows: [...before.rows, ...page.rows], next: page.next, loading: false })),
      (failure: unknown) => setFound((before) => ({ ...before, error: failure, loading: false })),
    )
  useEffect(() => {
    let cancelled = false
    fetchVersionsBefore(id, null).then(
      (page) => cancelled || setFound({ ...page, loading: false }),
      (failure: unknown) => cancelled || setFound({ rows: [], next: null, error: failure, loading: false }),
    )
    return () => {
      cancelled = true
    }
  }, [id])

  const older = () => {
    setFound({ rows, next, loading: true })
    void load(next)
  }
  return { rows, error, loading, hasOlder: next !== null, older }
}
