import { useEffect, useState } from 'react'
import { pair } from '#shared/text.ts'
import { queryClient } from '../../lib/api/queries.ts'
import { useExport } from '../../lib/export/exportJobs.ts'
import { number } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/i18n.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { Button } from '../../ui/Button.tsx'
import { ExportProgress } from '../../ui/export/ExportProgress.tsx'
import { DownloadIcon } from '../../ui/icons/fileIcons.ts'
import { Link } from '../../ui/Link.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { CountingStatus } from './data/CountingStatus.tsx'
import { SourceContext } from './chart/SourceContext.ts'
import { countedText } from './countedText.ts'
import { useCounts } from './data/useCounts.ts'
import { DeletionDialog } from './deletion/DeletionDialog.tsx'
import { DeletionProgress } from './deletion/DeletionProgress.tsx'
import { useDeletion, type Doomed } from './deletion/useDeletion.ts'
import { ExportDialog } from './export/ExportDialog.tsx'
import { FilterBar } from './filter/FilterBar.tsx'
import { storedCount } from './filter/where.ts'
import { NoResponses } from './NoResponses.tsx'
import { PrintContext } from './print/PrintContext.ts'
import { usePrint } from './print/usePrint.ts'
import { GoToQuestion } from './questions/GoToQuestion.tsx'
import { QuestionIndex } from './questions/QuestionIndex.tsx'
import { Reach } from './reach/Reach.tsx'
import { Responses } from './responses/Responses.tsx'
import { ResultsBar } from './ResultsBar.tsx'
import css from './ResultsContent.module.css'
import type { ResultsContentProps } from './resultsContentProps.ts'
import { Summary } from './summary/Summary.tsx'
import { queryString, type ResultsQuery } from './useResultsQuery.ts'

export function ResultsContent({ survey, all, reload, menuId }: ResultsContentProps) {
  const t = useT()
  const counts = useCounts(survey, all)
  const { query, setQuery, isFiltered, filtered, results, isStale, isSameFilter, found, sections, deleted, questions } = counts
  const [exporting, setExporting] = useState(false)
  const running = useExport(survey.id)
  const stored = storedCount(results, isFiltered && isSameFilter ? query.where : [])
  const listed = isFiltered && !isSameFilter ? undefined : stored
  const [doomed, setDoomed] = useState<Doomed>()
  const { deletion, start, cancel, dismiss } = useDeletion(survey.id, () => {
    void queryClient.resetQueries({ queryKey: ['listResponses', survey.id] })
    reload()
    filtered.reload()
  })
  const now = useNow()
  const title = pickText(pair(survey, 'title')).text || t('admin.no_title')
  useTitle(t('results.page_title', { title }))
  const isReading = query.response !== null
  const isSummary = query.view === 'summary'
  const printNote = countedText(t, results)
  const { print, wantsAll } = usePrint(printNote)
  const status = <CountingStatus found={filtered} isStale={isSummary && isStale} />
  // beside the control that causes it: the comparison is chosen further down the page than the filter, and the list of responses has none
  const isComparing = query.by !== null && isSameFilter && (isSummary || isStale)
  const isDimmed = isStale || filtered.loading

  return (
    <PrintContext value={wantsAll}>
      <SourceContext value={t('results.chart_source', { title, note: printNote })}>
        <ResultsBar survey={survey} view="results" query={query} menuId={menuId} onPrint={print}>
          <Button className={css.export} onClick={() => setExporting(true)}>
            <DownloadIcon /> {t('admin.export')}
          </Button>
        </ResultsBar>
        <div className={isSummary ? css.report : undefined}>
          <div className={css.sheet}>
            <h1>
              <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
            </h1>
            <p className={css.printed}>{printNote}</p>
            {running && <ExportProgress surveyId={survey.id} current={running} />}
            {deletion && <DeletionProgress deletion={deletion} onCancel={cancel} onDismiss={dismiss} onRetry={setDoomed} />}
            {storedCount(all, []) === 0 ? (
              <>
                <NoResponses survey={survey} />
                <Reach {...{ all, sections }} />
              </>
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
                      questions={counts.filterQuestions}
                      survey={survey}
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
      </SourceContext>
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
