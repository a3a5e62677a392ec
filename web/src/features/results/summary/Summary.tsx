import type { ComponentProps, ReactNode } from 'react'
import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numberQuestions.ts'
import { searchedCount } from '../filter/where.ts'
import { Prism } from '../prism/Prism.tsx'
import { Questions } from '../questions/Questions.tsx'
import { Reach } from '../reach/Reach.tsx'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { Demographics } from './Demographics.tsx'
import { Headline } from './Headline.tsx'
import { DisplayOptions } from './DisplayOptions.tsx'
import { OverTime } from './OverTime.tsx'

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
      <Prism {...{ survey, sections, results }} of={query.of} countsScreened={asksForScreened(query.where)} />
      <Reach {...{ all, sections }} />
      <Headline
        results={results}
        all={isFiltered ? searchedCount(all, query.where) : undefined}
        countsScreened={asksForScreened(query.where)}
        now={now}
      >
        <OverTime results={results} now={now} />
      </Headline>
    </div>
    <DisplayOptions
      survey={survey}
      all={all}
      questions={sections.flatMap(({ questions }) => questions)}
      query={query}
      setQuery={setQuery}
    />
    {status}
    <div {...charts}>
      <Questions survey={survey} sections={sections} deleted={deleted} results={results} query={query} />
      <Demographics results={results} />
    </div>
  </>
)
