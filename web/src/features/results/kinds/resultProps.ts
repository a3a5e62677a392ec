import type { Comparison } from '../compare/comparison.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'

/** `total`: the number of responses. `comparison`: if there is one. */
export type ResultProps = {
  item: NumberedQuestion
  total: number
  surveyId: string
  query: ResultsQuery
  comparison: Comparison | undefined
}
