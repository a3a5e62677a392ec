import type { ReactNode } from 'react'
import type { SurveyRow } from '#shared/survey.ts'
import { useT } from '../../lib/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AdminError } from './AdminError.tsx'
import css from './Screen.module.css'
import { useAdminData } from './useAdminData.ts'

/** Every survey, newest first, once they are there; until then loading, the reason why not, or that there are none. */
export function SurveysLoaded({ children }: { children: (surveys: SurveyRow[], reload: () => void) => ReactNode }) {
  const t = useT()
  const { data, error, loading, reload } = useAdminData('listSurveys', {})
  if (error) return <AdminError error={error} retry={reload} busy={loading} />
  if (!data) return <output className={css.loading}>{t('common.loading')}</output>
  if (!data.length) return <EmptyState title={t('admin.empty_title')}>{t('admin.empty_text')}</EmptyState>
  return children(data, reload)
}
