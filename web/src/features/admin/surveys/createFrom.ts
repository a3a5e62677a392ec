import { freeSlug } from '#shared/slug.ts'
import type { Survey, SurveyBody, SurveyRow } from '#shared/survey.ts'
import { ApiError, call } from '../../../lib/api/api.ts'

/** Addresses to try, where others take the same ones at the same time. */
const tries = 10

/** Stores a definition as a new survey: inactive, at its own address or the next free one. Throws ApiError when it is not taken. */
export async function createFrom(body: SurveyBody, surveys: readonly Pick<SurveyRow, 'slug'>[]): Promise<Survey> {
  const taken = new Set(surveys.map(({ slug }) => slug))
  for (let turn = 1; ; turn++) {
    const slug = freeSlug(body.slug, taken)
    try {
      return await call('createSurvey', { body: { ...body, slug, is_active: false } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || turn === tries) throw error
      taken.add(slug)
    }
  }
}
