import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import { pair } from '#shared/text.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { SourceContext } from '../chart/SourceContext.ts'
import { countedText } from '../countedText.ts'
import { CountingStatus } from '../data/CountingStatus.tsx'
import { useCounts } from '../data/useCounts.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { storedCount } from '../filter/where.ts'
import { NoResponses } from '../NoResponses.tsx'
import { PrintContext } from '../print/PrintContext.ts'
import { usePrint } from '../print/usePrint.ts'
import { Prism } from '../prism/Prism.tsx'
import { GoToQuestion } from '../questions/GoToQuestion.tsx'
import { Questions } from '../questions/Questions.tsx'
import { Reach } from '../reach/Reach.tsx'
import { ResultsBar } from '../ResultsBar.tsx'
import css from '../ResultsContent.module.css'
import type { ResultsContentProps } from '../resultsContentProps.ts'
import { Demographics } from '../summary/Demographics.tsx'
import { DisplayOptions } from '../summary/DisplayOptions.tsx'
import { ReportContext } from './ReportContext.ts'
import { ReportHead } from './ReportHead.tsx'
import { usePins } from './usePins.ts'

/** The results as a document to hand over: a sentence, a chart and pinned answers for each question. */
export function ReportContent({ survey, all, menuId }: ResultsContentProps) {
  const t = useT()
  const counts = useCounts(survey, all)
  const { query, setQuery, isFiltered, filtered, results, isStale, found, sections, deleted, questions } = counts
  const pins = usePins(survey.id)
  const title = pickText(pair(survey, 'title')).text || t('admin.no_title')
  useTitle(t('report.page_title', { title }))
  const printNote = countedText(t, results)
  const { print, wantsAll } = usePrint(printNote)
  return (
    <PrintContext value={wantsAll}>
      <SourceContext value={t('results.chart_source', { title, note: printNote })}>
        <ReportContext value={{ pins, isFiltered }}>
          <ResultsBar survey={survey} view="report" query={query} menuId={menuId} onPrint={print} />
          <div className={css.sheet}>
            <h1>
              <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
            </h1>
            <p className={css.printed}>{printNote}</p>
            {storedCount(all, []) === 0 ? (
              <NoResponses survey={survey} />
            ) : (
              <>
                <div className={`${css.tools} ${css.unprinted}`}>
                  <GoToQuestion questions={questions} />
                  <FilterBar
                    where={query.where}
                    onWhere={(where) => setQuery({ where })}
                    all={all}
                    found={found}
                    questions={counts.filterQuestions}
                    survey={survey}
                  />
                </div>
                <DisplayOptions
                  survey={survey}
                  all={all}
                  questions={sections.flatMap((section) => section.questions)}
                  query={query}
                  setQuery={setQuery}
                />
                <CountingStatus found={filtered} isStale={isStale} />
                {pins.error !== undefined && !pins.list && (
                  <Message
                    kind="danger"
                    actions={
                      <Button kind="quiet" onClick={pins.reload}>
                        {t('common.retry')}
                      </Button>
                    }
                  >
                    {errorText(pins.error)}
                  </Message>
                )}
                <div className={isStale || filtered.loading ? css.counting : undefined} aria-busy={filtered.loading}>
                  <ReportHead survey={survey} results={results} questions={questions} query={query} />
                  <Prism {...{ survey, sections, results }} of={query.of} countsScreened={asksForScreened(query.where)} />
                  <Reach {...{ all, sections }} />
                  <Questions survey={survey} sections={sections} deleted={deleted} results={results} query={query} />
                  <Demographics results={results} />
                </div>
              </>
            )}
          </div>
        </ReportContext>
      </SourceContext>
    </PrintContext>
  )
}
