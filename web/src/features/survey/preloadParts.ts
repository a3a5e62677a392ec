import type { Survey } from '#shared/survey/survey.ts'
import { preloadSteps } from './form/lazySteps.ts'
import { preloadQuestionTypes } from './kinds/lazyKinds.ts'

/** Loads the chunks that only some surveys need, as soon as the survey is known. Resolves to false where one failed. */
export const preloadParts = async (survey: Survey): Promise<boolean> =>
  (await Promise.all([preloadQuestionTypes(survey), preloadSteps(survey)])).every(Boolean)
