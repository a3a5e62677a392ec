import type { SurveyBody } from '#shared/survey.ts'

/** What an edited survey becomes by an import: all of the file's, but the address that people know and whether they may answer stay. */
export const replacedBy = ({ slug, is_active }: SurveyBody, imported: SurveyBody): SurveyBody => ({
  ...imported,
  slug: slug || imported.slug,
  is_active,
})
