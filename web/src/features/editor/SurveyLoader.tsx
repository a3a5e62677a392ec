import { useState } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { fetchSurvey } from '../../lib/api/fetchSurvey.ts'
import { useLoaded } from '../../lib/api/useLoaded.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { useWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import { Workspace } from './Workspace.tsx'
import css from './SurveyLoader.module.css'

/** Loads the survey `id` and shows its workspace; null opens an empty new survey. */
export function SurveyLoader({ id, menuId, onCreated }: { id: string | null; menuId: string; onCreated: (id: string) => void }) {
  const t = useT()
  const [initialId] = useState(id)
  const { data: survey, error, loading, reload } = useLoaded(initialId, (signal) => fetchSurvey(initialId!, signal))
  if (initialId === null || survey) return <Workspace loaded={survey ?? null} menuId={menuId} onCreated={onCreated} />
  return (
    <div className={css.unopened}>
      <Name text={t('editor.survey')} />
      {error === undefined ? <WorkspaceSkeleton /> : <Failure error={error} busy={loading} retry={reload} />}
    </div>
  )
}

function Name({ text }: { text: string }) {
  useTitle(text)
  return <h1 className="unseen">{text}</h1>
}

function Failure({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  const t = useT()
  useWorkspaceError()
  const status = error instanceof ApiError ? error.status : 0
  if (status !== 403 && status !== 404) return <LoadError error={error} busy={busy} retry={retry} />
  return (
    <div role="alert">
      {status === 403 ? (
        <EmptyState drawing="missing" title={t('errors.auth_forbidden')}>
          {t('admin.not_admin_text')}
        </EmptyState>
      ) : (
        <EmptyState
          drawing="missing"
          title={t('errors.survey_not_found')}
          action={<ButtonLink to="/admin/surveys">{t('work.to_surveys')}</ButtonLink>}
        >
          {t('work.missing_text')}
        </EmptyState>
      )}
    </div>
  )
}
