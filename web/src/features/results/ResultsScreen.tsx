import { useParams } from 'react-router-dom'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useStoredSurvey } from '../../lib/api/fetchSurvey.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { useWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { SurveyNotFound } from '../../ui/workspace/SurveyNotFound.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import { useResults } from './data/useResults.ts'
import { RenderAnswerContext, type RenderAnswer } from './questions/RenderAnswerContext.ts'
import css from './ResultsContent.module.css'
import { ResultsContent } from './ResultsContent.tsx'

type Props = {
  renderAnswer: RenderAnswer
  /** The id of the admin area's side menu, a popover that the bar opens. */
  menuId: string
}

export default function ResultsScreen({ renderAnswer, menuId }: Props) {
  const { id = '' } = useParams()
  return (
    <RenderAnswerContext value={renderAnswer}>
      <ResultsLoader key={id} id={id} menuId={menuId} />
    </RenderAnswerContext>
  )
}

function ResultsLoader({ id, menuId }: { id: string; menuId: string }) {
  const survey = useStoredSurvey(id)
  const counts = useResults(id)
  const error = survey.error ?? (counts.results ? undefined : counts.error)
  if (survey.data && counts.results)
    return <ResultsContent survey={survey.data} all={counts.results} reload={counts.reload} menuId={menuId} />
  const retry = () => {
    survey.reload()
    counts.reload()
  }
  return (
    <div className={css.unopened}>
      <Name />
      {error === undefined ? <WorkspaceSkeleton /> : <Failure error={error} busy={survey.loading || counts.loading} retry={retry} />}
    </div>
  )
}

function Name() {
  const t = useT()
  useTitle(t('admin.results'))
  return <h1 className="unseen">{t('admin.results')}</h1>
}

function Failure({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  useWorkspaceError()
  const isMissing = error instanceof ApiError && error.status === 404
  return isMissing ? <SurveyNotFound /> : <LoadError error={error} busy={busy} retry={retry} />
}
