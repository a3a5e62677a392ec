import { editorPath } from '#shared/site/adminPaths.ts'
import type { ReactNode } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { AdminError } from '../AdminError.tsx'
import type { useCall } from '../../../lib/api/queries.ts'

/** Renders `children` with the surveys once loaded; until then a loading state, an error or an empty state. */
export function LoadedSurveys({
  found: { data, error, loading, reload },
  children,
}: {
  found: ReturnType<typeof useCall<'listSurveys'>>
  children: (surveys: SurveyRow[]) => ReactNode
}) {
  const t = useT()
  if (error) return <AdminError error={error} retry={reload} busy={loading} />
  if (!data) return <LoadingRows />
  if (data.length) return children(data)
  return (
    <EmptyState
      title={t('admin.empty_title')}
      action={
        <ButtonLink to={editorPath('new')}>
          <PlusIcon /> {t('admin.new_survey')}
        </ButtonLink>
      }
    >
      {t('admin.empty_text')}
    </EmptyState>
  )
}
