import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { whereText } from '../filter/where.ts'
import { useResultsQuery } from '../useResultsQuery.ts'
import { numberQuestions } from './numberQuestions.ts'
import { useEarlierVersions } from './useEarlierVersions.ts'
import { useFilteredResults } from './useFilteredResults.ts'
import { useShownResults } from './useShownResults.ts'

/** The counts under the filter and comparison of the address, with the survey's questions. Returns the last counts until the new ones are ready. */
export function useCounts(survey: Survey, all: Results) {
  const { query, setQuery } = useResultsQuery()
  const where = whereText(query.where)
  const isFiltered = where !== undefined
  const { as_of: _asOf, ...counts } = all
  const filtered = useFilteredResults(survey.id, { where, by: query.by ?? undefined }, JSON.stringify(counts))
  const { results, isStale, isSameFilter } = useShownResults(isFiltered || query.by ? filtered.results : all, all, where)
  const earlier = useEarlierVersions(survey, all)
  const { sections, deleted } = numberQuestions(survey, results, earlier)
  return {
    query,
    setQuery,
    isFiltered,
    filtered,
    results,
    isStale,
    isSameFilter,
    found: isFiltered && isSameFilter ? results.total : undefined,
    sections,
    deleted,
    questions: [...sections.flatMap((section) => section.questions), ...deleted],
    /** Also the counts of all responses, from which a filter's values come. */
    filterQuestions: numberQuestions(survey, all, earlier).sections.flatMap((section) => section.questions),
  }
}
