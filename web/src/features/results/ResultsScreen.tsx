import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
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
import { ReportContent } from './report/ReportContent.tsx'
import css from './ResultsContent.module.css'
import { ResultsContent } from './ResultsContent.tsx'
import type { ResultsContentProps } from './resultsContentProps.ts'

type Props = {
  renderAnswer: RenderAnswer
  /** The id of the admin area's side menu, a popover that the bar opens. */
  menuId: string
}

/** The content of a screen once its survey is loaded, and its name until then. */
type Shown = { Content: ComponentType<ResultsContentProps>; name: 'admin.results' | 'admin.report' }

const results: Shown = { Content: ResultsContent, name: 'admin.results' }
const report: Shown = { Content: ReportContent, name: 'admin.report' }

export default function ResultsScreen({ renderAnswer, menuId }: Props) {
  const { id = '' } = useParams()
  return (
    <RenderAnswerContext value={renderAnswer}>
      <ResultsLoader key={id} id={id} menuId={menuId} shown={results} />
    </RenderAnswerContext>
  )
}

/** The report of the results. */
export function ReportScreen({ menuId }: Pick<Props, 'menuId'>) {
  const { id = '' } = useParams()
  return <ResultsLoader key={id} id={id} menuId={menuId} shown={report} />
}

function ResultsLoader({ id, menuId, shown: { Content, name } }: { id: string; menuId: string; shown: Shown }) {
  const survey = useStoredSurvey(id)
  const counts = useResults(id)
  const error = survey.error ?? (counts.results ? undefined : counts.error)
  if (survey.data && counts.results)
    return <Content survey={nameQuotes(survey.data)} all={counts.results} reload={counts.reload} menuId={menuId} />
  const retry = () => {
    survey.reload()
    counts.reload()
  }
  return (
    <div className={css.unopened}>
      <Name of={name} />
      {error === undefined ? <WorkspaceSkeleton /> : <Failure error={error} busy={survey.loading || counts.loading} retry={retry} />}
    </div>
  )
}

function Name({ of }: { of: Shown['name'] }) {
  const t = useT()
  useTitle(t(of))
  return <h1 className="unseen">{t(of)}</h1>
}

function Failure({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  useWorkspaceError()
  const isMissing = error instanceof ApiError && error.status === 404
  return isMissing ? <SurveyNotFound /> : <LoadError error={error} busy={busy} retry={retry} />
}
