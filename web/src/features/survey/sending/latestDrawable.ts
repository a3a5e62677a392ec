import type { Survey } from '#shared/survey/survey.ts'
import { preloadQuestionTypes } from '../kinds/lazyKinds.ts'
import { latestSurvey } from '../persistence/loadSurvey.ts'

/** `latestSurvey`, once the chunks that show the survey are loaded. */
export async function latestDrawable(...args: Parameters<typeof latestSurvey>): Promise<Survey | null> {
  const survey = await latestSurvey(...args)
  if (survey) await preloadQuestionTypes(survey)
  return survey
}
