import type { ReactNode } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { AdminError } from '../AdminError.tsx'
import type { useCall } from '../../../lib/api/queries.ts'

/** Renders `children` with the surveys once loaded; until then a loading state or an error. `empty`: shown without any survey. */
export function LoadedSurveys({
  found: { data, error, loading, reload },
  empty,
  children,
}: {
  found: ReturnType<typeof useCall<'listSurveys'>>
  empty: ReactNode
  children: (surveys: SurveyRow[]) => ReactNode
}) {
  if (error) return <AdminError error={error} retry={reload} busy={loading} />
  if (!data) return <LoadingRows />
  return data.length ? children(data) : empty
}
