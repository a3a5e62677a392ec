import type { ComponentProps, ReactNode } from 'react'
import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numberQuestions.ts'
import { searchedCount } from '../filter/where.ts'
import { Questions } from '../questions/Questions.tsx'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { Demographics } from './Demographics.tsx'
import { Headline } from './Headline.tsx'
import { DisplayOptions } from './DisplayOptions.tsx'
import { OverTime } from './OverTime.tsx'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { share, type ChartData } from '../chart/chartData.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import { percentOf } from '../questions/choiceChart.ts'
import css from './Summary.module.css'

type Props = {
  survey: Survey
  sections: NumberedSection[]
  deleted: NumberedQuestion[]
  results: Results
  /** The counts of all responses, which offer the values to compare by. */
  all: Results
  isFiltered: boolean
  query: ResultsQuery
  setQuery: (change: Partial<ResultsQuery>) => void
  now: Date
  /** The props of the elements around the figures, and around the charts that a comparison changes. */
  figures: ComponentProps<'div'>
  charts: ComponentProps<'div'>
  /** Shown below the options. */
  status: ReactNode
}

export const Summary = ({ survey, sections, deleted, results, all, isFiltered, query, setQuery, now, figures, charts, status }: Props) => (
  <>
    <div {...figures}>
      <Headline
        results={results}
        all={isFiltered ? searchedCount(all, query.where) : undefined}
        countsScreened={asksForScreened(query.where)}
        now={now}
      />
      <OverTime results={results} now={now} />
      <BySection sections={sections} total={results.total} />
    </div>
    <DisplayOptions all={all} questions={sections.flatMap(({ questions }) => questions)} query={query} setQuery={setQuery} />
    {status}
    <div {...charts}>
      <Questions survey={survey} sections={sections} deleted={deleted} results={results} query={query} />
      <Demographics results={results} />
    </div>
  </>
)

function BySection({ sections, total }: { sections: NumberedSection[]; total: number }) {
  const t = useT()
  const title = t('results.by_section')
  const chart: ChartData = {
    title,
    note: t('results.by_section_note'),
    columns: [t('results.section'), t('results.shown_to'), '%'],
    rows: sections.map(({ id, number: place, section, shown }) => {
      const { text, lang } = pickText(pair(section, 'title'))
      return { key: id, label: `${place} ${text}`, lang, cells: [number(shown), percentOf(shown, total)], bars: [share(shown, total)] }
    }),
  }
  return (
    <section className={css.part} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <p className="text-xs muted">{chart.note}</p>
        <ChartMenu chart={chart} />
      </header>
      <BarTable {...chart} />
    </section>
  )
}
