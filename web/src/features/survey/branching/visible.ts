import { hasConditions } from '#shared/branching/deciding.ts'
import { showByRules, type ReadConditions, type Show } from '#shared/branching/showByRules.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'

let readConditions: ReadConditions | undefined

/** For the editor, whose surveys get conditions at any time. */
export const provideConditions = (read: ReadConditions): void => void (readConditions = read)

/** Loads what `visible` needs for a survey. Resolves to false where that failed: then all conditions count as none, and the server decides. */
export const preloadConditions = async (survey: SurveyFields): Promise<boolean> => !hasConditions(survey) || loadConditions()

export const loadConditions = (): Promise<boolean> =>
  import('#shared/branching/conditions/readConditions.ts').then(
    (chunk) => Boolean((readConditions = chunk.readConditions)),
    () => false,
  )

/** `visible` of shared/branching.ts for pages, once `preloadConditions` has resolved: most surveys have no conditions, and load no code for them. */
export const visible: Show = (survey, answers, given = {}) => showByRules(survey, (id) => answers.get(id), given, readConditions)
