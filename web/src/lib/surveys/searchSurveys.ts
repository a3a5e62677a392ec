import type { SurveyRow } from '#shared/survey/survey.ts'
import { includesWords } from '#shared/search.ts'

export const searchSurveys = (surveys: readonly SurveyRow[], query: string): SurveyRow[] =>
  surveys.filter(({ title, title_ko, slug }) => includesWords(`${title}\n${title_ko}\n${slug}`, query))
