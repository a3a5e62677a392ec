import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useVersions } from '../../../lib/api/surveyVersions.ts'

/** Maximum number of earlier versions to load for the titles of deleted questions. */
const maxVersions = 5

/** Earlier versions of a survey that responses belong to, newest first; loaded only if the counts have questions or rows that the survey lacks. */
export function useEarlierVersions(survey: Survey, results: Results): Survey[] {
  const present = new Set(survey.sections.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const isMissing = results.questions.some(({ id, shown, rows }) => (!present.has(id) && shown > 0) || rows?.some(({ deleted }) => deleted))
  const earlier = results.versions.filter((version) => version !== survey.version).sort((one, other) => other - one)
  return useVersions(survey.id, isMissing ? earlier.slice(0, maxVersions) : []).map(nameQuotes)
}
