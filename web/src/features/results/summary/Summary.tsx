import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numbered.ts'
import { Questions } from '../questions/Questions.tsx'
import type { Asked } from '../useAddress.ts'
import { BySection } from './BySection.tsx'
import { Demographics } from './Demographics.tsx'
import { Headline } from './Headline.tsx'
import { LookBar } from './LookBar.tsx'
import { OverTime } from './OverTime.tsx'

type Props = {
  survey: Survey
  sections: NumberedSection[]
  deleted: NumberedQuestion[]
  /** What the filter leaves. */
  results: Results
  /** The counts of all responses: what there is to compare by. */
  all: Results
  isFiltered: boolean
  asked: Asked
  ask: (change: Partial<Asked>) => void
  now: Date
}

/** The responses together: figures, days, sections, each question, and who answered. */
export const Summary = ({ survey, sections, deleted, results, all, isFiltered, asked, ask, now }: Props) => (
  <>
    <Headline results={results} all={isFiltered ? all.total : undefined} now={now} />
    <OverTime results={results} now={now} />
    <BySection sections={sections} total={results.total} />
    <LookBar all={all} questions={sections.flatMap(({ questions }) => questions)} asked={asked} ask={ask} />
    <Questions survey={survey} sections={sections} deleted={deleted} results={results} address={asked} />
    <Demographics results={results} />
  </>
)
