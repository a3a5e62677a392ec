import { surveyPath } from '#shared/site/sitePaths.ts'
import { editorPath } from '#shared/site/adminPaths.ts'
import { useEffect, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { queryClient } from '../../lib/api/queries.ts'
import { useExport } from '../../lib/export/exportJobs.ts'
import { number, siteDateAndTime } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/i18n.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ExportProgress } from '../../ui/export/ExportProgress.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { CountingStatus } from './data/CountingStatus.tsx'
import { numberQuestions } from './data/numberQuestions.ts'
import { useEarlierVersions } from './data/useEarlierVersions.ts'
import { useFilteredResults } from './data/useFilteredResults.ts'
import { useShownResults } from './data/useShownResults.ts'
import { DeletionDialog } from './deletion/DeletionDialog.tsx'
import { DeletionProgress } from './deletion/DeletionProgress.tsx'
import { useDeletion, type Doomed } from './deletion/useDeletion.ts'
import { ExportDialog } from './export/ExportDialog.tsx'
import { FilterBar } from './filter/FilterBar.tsx'
import { whereText, storedCount } from './filter/where.ts'
import { PrintContext } from './print/PrintContext.ts'
import { usePrint } from './print/usePrint.ts'
import { GoToQuestion } from './questions/GoToQuestion.tsx'
import { QuestionIndex } from './questions/QuestionIndex.tsx'
import { Responses } from './responses/Responses.tsx'
import { ResultsBar } from './ResultsBar.tsx'
import css from './ResultsContent.module.css'
import { Summary } from './summary/Summary.tsx'
import { useResultsQuery, queryString, type ResultsQuery } from './useResultsQuery.ts'

type Props = {
  survey: Survey
  all: Results
  reload: () => void
  menuId: string
}

export function ResultsContent({ survey, all, reload, menuId }: Props) {
  const t = useT()
  const { query, setQuery } = useResultsQuery()
  const [exporting, setExporting] = useState(false)
  const running = useExport(survey.id)
  const where = whereText(query.where)
  const isFiltered = where !== undefined
  const { as_of: _asOf, ...counts } = all
  const filtered = useFilteredResults(survey.id, { where, by: query.by ?? undefined }, JSON.stringify(counts))
  const current = isFiltered || query.by ? filtered.results : all
  const { results, isStale, isSameFilter } = useShownResults(current, all, where)
  const found = isFiltered && isSameFilter ? results.total : undefined
  const stored = storedCount(results, isFiltered && isSameFilter ? query.where : [])
  const listed = isFiltered && !isSameFilter ? undefined : stored
  const [doomed, setDoomed] = useState<Doomed>()
  const { deletion, start, cancel, dismiss } = useDeletion(survey.id, () => {
    void queryClient.resetQueries({ queryKey: ['listResponses', survey.id] })
    reload()
    filtered.reload()
  })
  const earlier = useEarlierVersions(survey, all)
  const { sections, deleted } = numberQuestions(survey, results, earlier)
  const questions = [...sections.flatMap((section) => section.questions), ...deleted]
  const now = useNow()
  useTitle(t('results.page_title', { title: pickText(pair(survey, 'title')).text || t('admin.no_title') }))
  const isReading = query.response !== null
  const isSummary = query.view === 'summary'
  const printNote = `${t('results.responses_count', { count: results.total, number: number(results.total) })} · ${siteDateAndTime(results.as_of)}`
  const { print, wantsAll } = usePrint(printNote)
  const status = <CountingStatus found={filtered} isStale={isSummary && isStale} />
  // beside the control that it is about: what is compared is chosen further down the page than the filter, and the list of responses compares nothing
  const isComparing = query.by !== null && isSameFilter && (isSummary || isStale)
  const isDimmed = isStale || filtered.loading

  return (
    <PrintContext value={wantsAll}>
      <ResultsBar survey={survey} menuId={menuId} onPrint={print} onExport={() => setExporting(true)} />
      <div className={isSummary ? css.report : undefined}>
        <div className={css.sheet}>
          <h1>
            <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
          </h1>
          <p className={css.printed}>{printNote}</p>
          {running && <ExportProgress surveyId={survey.id} current={running} />}
          {deletion && <DeletionProgress deletion={deletion} onCancel={cancel} onDismiss={dismiss} onRetry={setDoomed} />}
          {storedCount(all, []) === 0 ? (
            <Empty survey={survey} />
          ) : (
            <>
              <ViewSwitch query={query} count={listed} />
              {!isReading && (
                <div className={css.tools}>
                  {isSummary && <GoToQuestion questions={questions} />}
                  <FilterBar
                    where={query.where}
                    onWhere={(next) => setQuery({ where: next })}
                    all={all}
                    found={found}
                    questions={numberQuestions(survey, all, earlier).sections.flatMap((section) => section.questions)}
                  />
                </div>
              )}
              {!isComparing && status}
              {isSummary ? (
                <Summary
                  {...{ survey, sections, deleted, results, all, isFiltered, query, setQuery, now }}
                  figures={{
                    className: isDimmed && !isComparing ? css.counting : undefined,
                    'aria-busy': filtered.loading && !isComparing,
                  }}
                  charts={{ className: isDimmed ? css.counting : undefined, 'aria-busy': filtered.loading }}
                  status={isComparing && status}
                />
              ) : !isSameFilter ? (
                filtered.loading && !filtered.job && <LoadingRows rows={6} />
              ) : (
                <div className={filtered.loading && !isComparing ? css.counting : undefined}>
                  <Responses
                    {...{ survey, query, setQuery, results }}
                    onDeleted={reload}
                    onDeleteAll={() => setDoomed({ where: query.where, count: stored })}
                  />
                </div>
              )}
            </>
          )}
        </div>
        {isSummary && <QuestionIndex questions={questions} />}
      </div>
      {doomed && <DeletionDialog doomed={doomed} onStart={start} onClose={() => setDoomed(undefined)} />}
      {exporting && <ExportDialog surveyId={survey.id} where={query.where} count={listed} onClose={() => setExporting(false)} />}
    </PrintContext>
  )
}

/** The current time, updated every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Empty({ survey }: { survey: Survey }) {
  const t = useT()
  return (
    <EmptyState
      title={t('results.none')}
      action={
        <ButtonLink kind="secondary" to={survey.is_active ? surveyPath(survey) : editorPath(survey.id)}>
          {t(survey.is_active ? 'results.open_survey' : 'results.edit_survey')}
        </ButtonLink>
      }
    >
      {t(survey.is_active ? 'results.none_text' : 'results.none_inactive')}
    </EmptyState>
  )
}

/** Links to the two views: summary and responses. `count`: undefined until the responses are counted. */
function ViewSwitch({ query, count }: { query: ResultsQuery; count: number | undefined }) {
  const t = useT()
  const views = [
    { view: 'summary', name: t('results.summary') },
    { view: 'responses', name: t('admin.responses'), count },
  ] as const
  return (
    <nav className={css.views} aria-label={t('results.views')}>
      {views.map(({ view, name, ...more }) => (
        <Link
          key={view}
          to={queryString({ ...query, view, response: null }) || '?'}
          state={stayOnPage}
          aria-current={query.view === view ? 'page' : undefined}
        >
          {name} {'count' in more && more.count !== undefined && <span className="text-xs weight-medium">{number(more.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
