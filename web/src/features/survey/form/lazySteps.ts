import type { Survey } from '#shared/survey/survey.ts'
import { withTexts } from '../../../lib/language/i18n.ts'

/** `chunk`: once it is loaded. */
export const steps: { chunk?: typeof import('./steps/stepsChunk.ts') } = {}

/** Loads the form of a survey in steps. Resolves to false where that failed: then the survey is on one page. */
export const preloadSteps = async ({ paging }: Pick<Survey, 'paging'>): Promise<boolean> => paging !== 'sections' || loadSteps()

export const loadSteps = (): Promise<boolean> =>
  withTexts('response', () => import('./steps/stepsChunk.ts'))().then(
    (loaded) => Boolean((steps.chunk = loaded)),
    () => false,
  )
