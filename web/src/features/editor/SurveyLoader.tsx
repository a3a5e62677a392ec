import { useState } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useStoredSurvey } from '../../lib/api/fetchSurvey.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { useWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { NotAdminMessage } from '../../ui/states/AdminsOnly.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { SurveyNotFound } from '../../ui/workspace/SurveyNotFound.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import { Workspace } from './Workspace.tsx'
import css from './SurveyLoader.module.css'

export function SurveyLoader({ id, menuId, onCreated }: { id: string | null; menuId: string; onCreated: (id: string) => void }) {
  const t = useT()
  const [initialId] = useState(id)
  const { data: survey, error, loading, reload } = useStoredSurvey(initialId)
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
  useWorkspaceError()
  const status = error instanceof ApiError ? error.status : 0
  if (status === 403) return <NotAdminMessage />
  return status === 404 ? <SurveyNotFound /> : <LoadError error={error} busy={busy} retry={retry} isPage />
}
