import type { Survey } from '#shared/survey/survey.ts'
import { preloadForm } from './form/lazyParts.ts'
import { preloadQuestionTypes } from './kinds/lazyKinds.ts'

/** Loads the chunks that only some surveys need, as soon as the survey is known. Resolves to false if one failed. */
export const preloadParts = async (survey: Survey): Promise<boolean> =>
  (await Promise.all([preloadQuestionTypes(survey), preloadForm(survey)])).every(Boolean)
