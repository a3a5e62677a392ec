import { limits } from '#shared/limits.ts'
import type { Survey, SurveyRow } from '#shared/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { createFrom } from './createFrom.ts'

/** `title (word)`, else `title (word 2)` … until it is none of `taken`; '' stays. A copy of a copy counts on. */
function copyTitle(title: string, word: string, taken: readonly string[]): string {
  if (!title) return ''
  const base = title.replace(new RegExp(` \\(${word}(?: \\d+)?\\)$`), '')
  for (let turn = 1; ; turn++) {
    const mark = ` (${word}${turn > 1 ? ` ${turn}` : ''})`
    const copy = base.slice(0, limits.title - mark.length) + mark
    if (!taken.includes(copy)) return copy
  }
}

/** Makes a new, inactive survey of what is stored of another; `surveys` are those that there are. Throws ApiError. */
export async function duplicateSurvey(id: string, surveys: readonly SurveyRow[]): Promise<Survey> {
  // as it is stored now, whatever the browser keeps
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
  return createFrom(copy, surveys)
}
