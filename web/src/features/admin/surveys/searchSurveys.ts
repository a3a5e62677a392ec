import type { SurveyRow } from '#shared/survey/survey.ts'
import { includesWords } from '#shared/search.ts'

/** The surveys whose titles or slug contain every word of `query`. */
export const searchSurveys = (surveys: readonly SurveyRow[], query: string): SurveyRow[] =>
  surveys.filter(({ title, title_ko, slug }) => includesWords(`${title}\n${title_ko}\n${slug}`, query))
