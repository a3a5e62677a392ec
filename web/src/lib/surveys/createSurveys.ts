import { limits } from '#shared/limits.ts'
import type { Survey, SurveyRow, SurveyBody } from '#shared/survey/survey.ts'
import { freeSlug } from '#shared/survey/slug.ts'
import { call } from '../api/allCalls.ts'
import { retryOn } from '../api/retryOn.ts'

/** `title (word)`, or `title (word 2)` and so on, not in `taken`; '' for an empty title. A copy of a copy gets the next number. */
function copyTitle(title: string, word: string, taken: readonly string[]): string {
  if (!title) return ''
  const base = title.replace(new RegExp(` \\(${word}(?: \\d+)?\\)$`), '')
  for (let number = 1; ; number++) {
    const mark = ` (${word}${number > 1 ? ` ${number}` : ''})`
    const copy = base.slice(0, limits.title - mark.length) + mark
    if (!taken.includes(copy)) return copy
  }
}

/** Creates an inactive copy of a stored survey. `surveys`: all surveys, for a free title and slug. Throws ApiError. */
export async function duplicateSurvey(id: string, surveys: readonly SurveyRow[]): Promise<Survey> {
  // bypasses the browser's cache
  const original = await call('getSurvey', { id }, { headers: { 'if-none-match': '"0"' } })
  const { id: _id, version: _version, created_at: _made, updated_at: _changed, ...body } = original
  const copy = {
    ...body,
    slug: body.slug && `${body.slug.replace(/-copy(?:-\d+)?$/, '').slice(0, limits.slug - '-copy'.length)}-copy`,
    title: copyTitle(
      body.title,
      'copy',
      surveys.map(({ title }) => title),
    ),
    title_ko: copyTitle(
      body.title_ko,
      '사본',
      surveys.map(({ title_ko }) => title_ko),
    ),
  }
  return createFromDefinition(copy, surveys)
}

/** How many slugs to try if others take them at the same time. */
const maxAttempts = 10

/** Creates an inactive survey from a definition, with its slug or the next free one. Throws ApiError. */
export function createFromDefinition(body: SurveyBody, surveys: readonly Pick<SurveyRow, 'slug'>[]): Promise<Survey> {
  const taken = new Set(surveys.map(({ slug }) => slug))
  return retryOn(409, maxAttempts, () => {
    const slug = freeSlug(body.slug, taken)
    taken.add(slug) // for the next attempt
    return call('createSurvey', { body: { ...body, slug, is_active: false } })
  })
}
