import { visible } from '#shared/branching.ts'
import type { Language } from '#shared/fields.ts'
import { inItsLanguage } from '#shared/survey/languages/inItsLanguage.ts'
import { homeShare, surveyShare, type ShareContent } from '#shared/site/sharePicture.ts'
import { readHomepage } from '../data/homepage.ts'
import { readSettings } from '../data/settings.ts'
import { readSurvey } from '../data/surveys/surveys.ts'
import { notFound } from '../platform/errors.ts'

/** The present content of a page's share picture. `page`: a survey's id, or `home`. Throws 404 if a survey is not active. */
export async function readContent(page: string, language: Language): Promise<ShareContent> {
  if (page === 'home') {
    const [homepage, settings] = await Promise.all([readHomepage(), readSettings()])
    return homeShare(homepage, settings, language)
  }
  const [survey, settings] = await Promise.all([readSurvey(page), readSettings()])
  if (!survey?.is_active) throw notFound('survey')
  return surveyShare(inItsLanguage(survey), settings, language, visible)
}
