import { questionTypeNames } from '#shared/kinds/kinds.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { loadTexts } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { ApiError } from './ApiError.ts'

/** The survey, if this script knows its types of questions. Else throws ApiError 426, and reloads an outdated page once for a version. */
export async function requireKnownTypes<S extends Pick<Survey, 'id' | 'version' | 'sections'>>(survey: S): Promise<S> {
  if (survey.sections.every(({ questions }) => questions.every(({ type }) => questionTypeNames.includes(type)))) return survey
  dispatchEvent(new CustomEvent('vite:preloadError', { detail: `outdated ${survey.id} ${survey.version}` }))
  await loadTexts(lang(), 'errors').catch(() => undefined)
  throw new ApiError(426, 'page_outdated')
}
